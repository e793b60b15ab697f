rules-chapter-placeholder = Chapitres
rules-game-placeholder = Les règles d’un autre jeu
rules-game = { $game } · à { $players }
rules-back = Retour : { $title }
rules-on = Suite : { $title }
rules-read = Lire la suite

rules-goal-title = Le but du jeu
rules-goal =
    Bâtis autour de ton château le royaume le plus riche, de { $grid }×{ $grid } cases au plus.

    Tu le bâtis avec des **dominos**. Un domino, c’est deux cases côte à côte, et chacune montre un terrain : blé, forêt, lac, prairie, marais ou mine. Certaines cases ont des **couronnes**. Il t’en faut : sans couronne, un terrain ne rapporte rien.

    La partie a { $rounds } manches. À chacune, tu places { $kings ->
        [1] un domino et choisis le suivant
       *[other] deux dominos et choisis les deux suivants
    }. À la dernière, tu ne fais que placer.

    Tu reçois { $each } dominos en tout. Si chacun trouve sa place, ton royaume est plein. Sinon, tant pis : un trou en lui-même ne coûte rien.

rules-beginning-title = Le début
rules-beginning =
    { $aside ->
        [0] Les { $domino_count } dominos sont tous en jeu.
       *[other] { $domino_count } des { $box } dominos sont en jeu. Les { $aside } autres restent dans la boîte, et personne ne sait lesquels.
    } { $team ->
        [1] Tout le monde commence avec un château sans rien autour.
       *[other] Chaque équipe commence avec un château sans rien autour.
    }

    D’abord, { $line } dominos sont posés en ligne, du plus petit numéro au plus grand. { $drawn ->
        [1] Un roi est tiré au sort. La personne à qui il appartient choisit un domino, l’autre en choisit deux, et la première reçoit le dernier.
       *[other] Puis les { $drawn } rois sont tirés au sort, l’un après l’autre. Quand vient le tien, tu lui choisis un domino libre.
    }

    Tu ne places encore rien. Quand chaque roi a son domino, on pose la ligne suivante et la manche 1 commence.

    Dans l’exemple, un roi doit encore choisir.

rules-turn-title = Un tour
rules-turn =
    Le roi du plus petit numéro joue d’abord, puis le suivant, et ainsi de suite. À ton tour :
    1. **Place** le domino de ton roi.
    2. **Choisis** : pose ton roi sur un domino libre de la ligne suivante.

    C’est tout le sel du jeu : avec un petit numéro, tu joues plus tôt à la manche suivante et tu as plus de choix, mais les grands numéros ont la plupart des couronnes. { $kings ->
        [1] Quand tous les rois ont joué, la manche suivante commence avec une nouvelle ligne.
       *[other] Tu as deux rois, donc deux tours par manche. Quand tous les rois ont joué, la manche suivante commence avec une nouvelle ligne.
    }

    { $left ->
        [0] Tous les dominos d’une ligne sont choisis.
        [1] Le domino d’une ligne que personne ne choisit quitte le jeu.
       *[other] Les { $left } dominos d’une ligne que personne ne choisit quittent le jeu.
    }

    À la dernière manche, la { $rounds }e, il n’y a plus rien à choisir : tu ne fais que placer.

rules-placing-title = Placer
rules-placing =
    Un domino couvre deux cases libres. Une de ses moitiés doit toucher ton château, ou un terrain identique. Le château va avec tout.

    Toucher, c’est être côte à côte. Les coins ne comptent pas. Tout le royaume, château compris, doit tenir dans { $grid }×{ $grid } cases. Le château n’a pas besoin d’être au milieu.

    Dans l’exemple, un domino forêt et blé peut aller en **1**, car le blé touche le blé, et en **2**, car il touche le château. Il ne peut pas aller en **3** : ce n’est que le coin du château.

    Si un domino va quelque part, tu dois le placer, même si ça fait mal. S’il ne va nulle part, il est défaussé pour toi.
rules-placing-alt = Un royaume avec le château en g7, du blé en h7 et i7 et un lac en f8 et g8. Un domino forêt et blé peut aller à la position 1 (i6 et j6) et à la position 2 (g6 et h6), mais pas à la position 3 (e6 et f6).

rules-scoring-title = Le score
rules-scoring =
    Les cases d’un même terrain qui se touchent forment un **domaine**. Compte ses cases, compte ses couronnes, et multiplie. Sans couronne, pas de points, même s’il est grand. Deux domaines du même terrain qui ne se touchent pas comptent séparément, et le château ne les relie pas.

    Dans l’exemple, le blé a 5 cases et 2 couronnes : 5 × 2 = **10**. La forêt du haut rapporte 3 × 1 = **3**. Celle du bas et la prairie n’ont pas de couronne et rapportent **0**. Cela fait **13**.

    Le plus grand total gagne. À égalité, le plus grand domaine décide, avec ou sans couronnes. Si c’est encore égal, le plus grand nombre de couronnes décide. Et si lui aussi est égal, vous partagez la victoire.

rules-options-title = Les options
rules-options =
    L’hôte peut en ajouter avant la partie :
    - **{ part-middle-kingdom }** : { $middle } points si ton château finit au centre, c’est-à-dire si ton royaume s’étend aussi loin à sa gauche qu’à sa droite, et aussi loin au-dessus qu’au-dessous. Les trous n’y changent rien : le royaume de l’exemple obtient ces points.
    - **{ part-harmony }** : { $harmony } points si tu n’as dû défausser aucun domino.
    - **{ option-dynasty }** : { $games } parties de suite. La plus grande somme gagne. À égalité, vous partagez la victoire.

    À deux, il y a aussi **Le Grand Duel** : les { $dueldominoes } dominos et des royaumes de { $duelgrid }×{ $duelgrid } cases.
rules-signs-words =
    - Un royaume est décrit domaine par domaine, en commençant par celui qui a le plus de points : ses cases, ses couronnes, ses points, et où il peut s’étendre.
    - Les lettres vont d’ouest en est et les chiffres du sud au nord. Le château est en g7.
    - À ton tour, les **positions** où ton domino peut aller ont des numéros. La liste dit où est chacune, ce qu’elle rapporte et ce qu’elle laisse.
    - Une ligne comme « { $sample } » dit à qui était le tour, ce qu’il a rapporté aussitôt et quel domino a été choisi.

    { COMMAND("kingdomino board") } décrit toute la table.
rules-signs-title = Lire les images
rules-signs =
    - Le **numéro** décide qui joue quand. Le roi et le nom disent à qui est le domino.
    - Les **couronnes** sont dans le coin supérieur de leur case.
    - Ton château et tes rois ont ta couleur et ton signe.
    - C’est au royaume à la **plaque dorée** de jouer. Un **bord clair** marque qui vient de jouer, et le dernier domino placé.
    - À ton tour, des numéros marquent les **positions** où ton domino peut aller, et il apparaît en transparence sur l’une d’elles.
    - Les lettres et les chiffres du bord nomment les cases. Le château est en g7.
    - Une ligne comme « { $sample } » dit à qui était le tour, ce qu’il a rapporté aussitôt et quel domino a été choisi.

    Touche { EMOJI("look") } et un nom pour voir ce royaume en grand. { COMMAND("kingdomino board") } montre la table.

rules-advice-title = Bien jouer
rules-advice =
    Ces deux royaumes ont les mêmes 12 dominos et les mêmes 6 couronnes. L’un rapporte **8** points, l’autre **57**. Voici comment :
    - **Agrandis ce que tu as.** Quelques grands domaines valent mieux que beaucoup de petits. Ce lac a 10 cases et 5 couronnes : 10 × 5 = 50.
    - **Ne cours pas qu’après les couronnes.** Seule, une couronne rapporte 1 point. Sur un terrain de 10 cases, elle en rapporte 10.
    - **Ne laisse pas de trous.** Aucun domino ne va sur une case seule, et celui qui ne va nulle part est perdu.
    - **Garde le château au milieu.** Avec l’Empire du Milieu, cela fait { $middle } points.
rules-advice-alt = Deux royaumes complets avec les mêmes dominos. Dans le premier, le lac est en cinq morceaux, et le plus grand n’a pas de couronne : 8 points en tout. Dans le second, le lac est un seul domaine de 10 cases avec 5 couronnes : 57 points en tout.
