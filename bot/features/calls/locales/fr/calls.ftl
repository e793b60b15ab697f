called-role-is = { $role } est appelé
called-role-about = Qui appeler quand une table cherche du monde ? Son hôte peut le faire une fois, et toutes les tables ensemble deux fois par heure.
called-role-placeholder = Personne
called-role-night = De 22:00 à 08:00, un appel ne fait aucun bruit. { $state ->
    [known] Ici, il est { $clock }.
   *[unknown] Quelle heure est-il ici ? Tant que je ne le sais pas, je compte en UTC.
} Les heures calmes de chaque personne ne valent pas pour un rôle.
called-role-clock = Quelle heure est-il ici ?
button-call = Appeler du monde
done-called = { $sound ->
    [off] { $role } peut voir que tu cherches du monde. C’est la nuit ici, donc aucun téléphone ne sonne.
   *[on] { $role } : appel envoyé.
}
error-table-called = Cette table a déjà appelé une fois. Tu peux encore inviter des gens.
error-server-called = Les tables d’ici ont déjà appelé deux fois en une heure. Ce sera de nouveau possible : { $until_span }.
error-call-in-thread = On ne peut pas appeler un rôle dans un fil. Ouvre ta table dans un salon.
error-no-called-role = Le rôle à appeler n’existe plus. Les personnes qui gèrent le serveur peuvent en choisir un autre avec { COMMAND("kingdomino server") }.
error-role-not-mentionable = Je ne peux pas encore appeler { $role }. Dans les paramètres du serveur, sous Rôles, ouvre ce rôle et permets à tout le monde de le @mentionner.
help-calls = **{ button-call }**, sous **{ button-more }** à ta table, appelle toutes les personnes du rôle que le serveur a choisi.
