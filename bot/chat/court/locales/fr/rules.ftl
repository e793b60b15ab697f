rules-court-goal-title = Le but du jeu
rules-court-goal =
    Tu bâtis un royaume de { $grid }×{ $grid } cases en dominos, comme à Kingdomino, et tu mets des bâtiments sur ses villes. Les points viennent des terrains à couronnes, des bâtiments et des pièces.

    Un **domino**, c’est deux cases avec chacune un terrain : blé, forêt, lac, prairie, marais, mine ou ville. Les signes dorés du coin supérieur sont des **couronnes**.

    La partie a { $rounds } manches. À chacune, tu places { $kings ->
        [1] un domino et choisis le suivant
       *[other] deux dominos et choisis les deux suivants
    }.

    { $team ->
        [one] Tu commences avec { $coins } pièces et { $knights ->
            [1] un chevalier
           *[other] { $knights } chevaliers
        }
       *[other] Chaque équipe commence avec { $coins } pièces et { $knights ->
            [1] un chevalier
           *[other] { $knights } chevaliers
        } en commun
    }. Un chevalier qui n’est sur aucune case est **en réserve**.

rules-court-turn-title = Un tour
rules-court-turn =
    Les rois jouent dans l’ordre de leurs numéros, le plus petit d’abord. Un tour a cinq étapes ; tu peux sauter celles en italique, mais pas les rattraper après une étape suivante :
    1. **Place** ton domino.
    2. *Envoies-y des **chevaliers**.*
    3. *Achète un **bâtiment**.*
    4. *Soudoie le **dragon**.*
    5. **Choisis** un domino libre de la ligne suivante.

    Un petit numéro joue plus tôt à la manche suivante ; les grands apportent couronnes et villes. { $kings ->
        [1] Il y a un roi par personne.
       *[other] Tu as deux rois, chacun avec un tour complet. (Autre lecture du livret : étapes 2 à 4 une fois par manche.)
    } { $left ->
        [0] Tous les dominos d’une ligne sont choisis.
        [1] Le domino qui reste d’une ligne quitte le jeu.
       *[other] Les { $left } dominos qui restent d’une ligne quittent le jeu.
    }

    La dernière manche, la { $rounds }e, n’a pas d’étape 5.

rules-knights-title = Chevaliers et impôts
rules-knights =
    Juste après un placement, tu peux mettre des chevaliers de ta réserve sur ce domino, un par moitié. Chacun perçoit aussitôt **autant de pièces que son domaine a de cases**. Un domaine, ce sont les cases d’un même terrain qui se touchent ; ici, les couronnes ne comptent pas.

    Sur l’image, le blé a 3 cases : le chevalier a rapporté 3 pièces.

    Il reste sur sa case jusqu’à la fin. Un autre peut taxer plus tard le même domaine, depuis un domino qui l’agrandit. De nouveaux chevaliers viennent avec des bâtiments. Un chevalier ne vaut des points qu’avec le Camp d’entraînement.

    Un domino défaussé ne peut pas être taxé.

rules-builders-title = Le plateau des bâtisseurs
rules-builders =
    Les tuiles Bâtiment sont sur les { $slots } **emplacements** du plateau. Le prix est celui de l’emplacement : de 0 à { $dearest } pièces, sur la pièce à côté.

    À ton tour, tu peux acheter une tuile et la mettre sur une de tes **cases ville** sans bâtiment ; un chevalier n’y gêne pas. Ses chevaliers et tours sont à toi aussitôt ; ces chevaliers peuvent partir dès ton tour suivant. Un bâtiment ne part jamais.

    Un emplacement vide le reste jusqu’à la fin de la manche. Ensuite, les tuiles glissent vers le moins cher, et la pile en donne de nouvelles. Une longue partie épuise les { $tiles } tuiles : alors des emplacements restent vides.

rules-symbols-title = Ce que disent les tuiles
rules-symbols =
    L’effet d’une tuile est écrit à côté, de haut en bas :
    - **chevaliers** et **tours** sont à toi aussitôt ;
    - une **couronne** compte pour la ville où est la tuile ;
    - un nombre sur une **médaille** : des points à la fin. Par domaine : pour chacun de tes domaines du terrain montré, même petit ou sans couronne. Par tour bâtie ou chevalier : pour tous les tiens, placés et en réserve ;
    - **+1 impôt** par tour bâtie ou chevalier, sur les deux coffres : chaque chevalier envoyé perçoit une pièce de plus pour chaque tour ou chevalier que tu as.

    En bas : ce qui reste de la pile, où est la reine, ce que fait le dragon.

rules-queen-title = Les tours et la reine
rules-queen =
    Certains bâtiments portent des **tours**. Qui gagne une tour et en a alors au moins autant que { $team ->
        [one] n’importe qui d’autre
       *[other] toute autre équipe
    } accueille la **reine**. L’égalité suffit pour la prendre ; avant la première tour, elle n’est chez personne.

    Tant qu’elle est chez toi,
    - chaque bâtiment te coûte 1 pièce de moins, dès ton prochain achat, mais jamais moins que rien ;
    - le dragon garde ses distances : tu ne peux pas le soudoyer.

    À la fin, elle vaut **une couronne de plus sur le plus grand domaine** de qui l’accueille, ville comprise : sur l’image, le blé fait 4 × 2.

rules-dragon-title = Le dragon
rules-dragon =
    Pour { $bribe ->
        [one] { $bribe } pièce
       *[other] { $bribe } pièces
    }, le dragon brûle une tuile du plateau des bâtisseurs : personne ne peut plus l’acheter. La tuile quitte le jeu, et son emplacement reste vide jusqu’à la fin de la manche.

    - Il brûle **une seule tuile par manche, pour tout le monde**. Quand il est sorti, l’image montre ce qu’il a brûlé. À la fin de la manche, il rentre dans sa grotte.
    - Si tu accueilles la reine, tu ne peux pas le soudoyer.
    - Il ne brûle que des tuiles du plateau, jamais un bâtiment d’un royaume.

rules-court-scoring-title = Le score
rules-court-scoring =
    À la fin, on additionne :
    - un point par { $percoins } **pièces**, arrondi vers le bas ;
    - chaque **domaine** : ses cases fois ses couronnes. Sans couronne, rien ; deux domaines du même terrain comptent à part ;
    - les **villes** sont aussi des domaines, bâties ou non ; leurs couronnes viennent des Tours de la reine ;
    - la **reine** : une couronne de plus sur le plus grand domaine de qui l’accueille ;
    - ce que dit chaque **bâtiment**.

    Le plus grand total gagne. À égalité, le plus grand domaine décide, avec ou sans couronnes ; sinon, la victoire est partagée.

    L’image montre l’exemple du livret : 71 points. La prairie seule fait 4 × (3 + 1 pour la reine) = 16.

rules-wedding-title = Deux boîtes
rules-wedding =
    Le Mariage royal, c’est Queendomino avec les dominos des deux boîtes.

    - Les lignes viennent en alternance de la boîte **Queendomino**, aux numéros en q, et de la boîte **Kingdomino**. Une ligne ne les mélange jamais : les numéros décident toujours au sein d’une boîte.
    - Une ligne a **{ $line } dominos**. { $left ->
        [0] Tous sont choisis.
        [1] Un domino reste à chaque manche et quitte le jeu.
       *[other] { $left } dominos restent à chaque manche et quittent le jeu.
    }
    - Il y a { $rounds } manches, et des royaumes de { $grid }×{ $grid } cases.
    - Les dominos de Kingdomino n’ont pas de villes. Le plateau des bâtisseurs est pourtant ouvert à chaque manche.

rules-teams-title = Équipes
rules-teams =
    À { $players }, vous formez { $kingdoms } équipes de deux. Une équipe partage **un royaume** et tout ce qu’elle a : pièces, chevaliers, tours, bâtiments, la reine.

    Chaque personne a un roi à sa couleur, donc une équipe joue deux tours par manche. **La personne dont le roi joue décide seule** : où va le domino, s’il faut taxer, bâtir ou soudoyer, et quel domino vient ensuite. Se parler est permis, demander n’est pas obligatoire.

    On classe les royaumes : une équipe gagne ou perd ensemble.

rules-court-house-title = Règles maison et lectures
rules-court-house =
    Là où le livret se tait ou peut se lire de deux façons, on joue ici ainsi :
    - **Dynastie**, { $games } parties dont on additionne les points, est une règle maison : le livret ne la connaît que pour Kingdomino. L’Empire du Milieu et Harmonie ne sont pas proposés.
    - Un **coffre** paie pour chaque chevalier envoyé, pas une fois par tour.
    - Un domino **défaussé** n’empêche ni de bâtir ni le dragon ; seul l’impôt exige un domino.
    - Chevaliers, tours et pièces ne manquent jamais.
    - Les chevaliers et tours de nombreuses **tuiles** sont reconstitués, pas vérifiés. La personne qui héberge ce bot peut les corriger dans un fichier.
