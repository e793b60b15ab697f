rules-court-goal =
    Bâtis un royaume de { $grid }×{ $grid } cases en dominos, comme à Kingdomino. Du nouveau : des villes où bâtir, des pièces à dépenser, des chevaliers pour les percevoir, et une reine à charmer. Les points viennent des terrains à couronnes, des bâtiments et des pièces.

    Un **domino**, c’est deux cases, et chacune montre un terrain : blé, forêt, lac, prairie, marais, mine ou ville. Certaines cases ont des **couronnes**.

    La partie a { $rounds } manches. À chacune, tu places { $kings ->
        [1] un domino et choisis le suivant
       *[other] deux dominos et choisis les deux suivants
    }. À la dernière, il n’y a plus rien à choisir.

    { $team ->
        [one] Tu commences avec { $coins } pièces et { $knights ->
            [1] un chevalier
           *[other] { $knights } chevaliers
        }
       *[other] Chaque équipe commence avec { $coins } pièces et { $knights ->
            [1] un chevalier
           *[other] { $knights } chevaliers
        } en commun
    }. Un chevalier qui n’est pas encore dans ton royaume est **en réserve**.

rules-court-turn =
    Le roi du plus petit numéro joue d’abord. Un tour a cinq étapes. Tu peux passer celles qui sont facultatives, mais quand tu avances, tu ne peux plus revenir en arrière :
    1. **Place** ton domino.
    2. Envoies-y des **chevaliers** (facultatif).
    3. Achète un **bâtiment** (facultatif).
    4. Soudoie le **dragon** (facultatif).
    5. **Choisis** un domino libre de la ligne suivante.

    Avec un petit numéro, tu joues plus tôt à la manche suivante. Les grands ont souvent des couronnes ou des villes. { $kings ->
        [1] Il y a un roi par personne.
       *[other] Tu as deux rois, et chacun a un tour complet. (Certains lisent le livret autrement : étapes 2 à 4 une seule fois par manche.)
    } { $left ->
        [0] Tous les dominos d’une ligne sont choisis.
        [1] Le domino d’une ligne que personne ne choisit quitte le jeu.
       *[other] Les { $left } dominos d’une ligne que personne ne choisit quittent le jeu.
    }

    La dernière manche, la { $rounds }e, n’a pas d’étape 5.

rules-knights-title = Chevaliers et impôts
rules-knights =
    Juste après un placement, tu peux envoyer des chevaliers de ta réserve sur ce domino, un par moitié. Chacun perçoit aussitôt **une pièce par case de son domaine**. Un domaine, ce sont toutes les cases d’un même terrain qui se touchent. Ici, les couronnes ne comptent pas.

    Dans l’exemple, le blé a 3 cases : le chevalier a rapporté 3 pièces.

    Si les deux moitiés sont du même domaine, tu peux envoyer un chevalier sur chacune, et chacun perçoit pour tout le domaine. Un domaine peut être taxé de nouveau chaque fois que tu l’agrandis.

    Un chevalier reste où il est jusqu’à la fin. Des bâtiments en apportent d’autres. Seul un Camp d’entraînement leur donne des points.

    Un domino défaussé ne peut pas être taxé.

rules-builders-title = Le plateau des bâtisseurs
rules-builders =
    Le plateau des bâtisseurs a { $slots } **emplacements**, avec une tuile Bâtiment sur chacun. Le prix est celui de l’emplacement : de 0 à { $dearest } pièces, sur la pièce à côté de la tuile.

    À ton tour, tu peux acheter une tuile et la mettre sur une de tes **cases ville** sans bâtiment. Un chevalier n’y gêne pas. Les chevaliers et les tours de la tuile sont à toi aussitôt, et les chevaliers peuvent partir dès ton tour suivant. Un bâtiment reste pour toujours.

    Un emplacement vide le reste jusqu’à la fin de la manche. Puis les tuiles glissent vers le moins cher, et de nouvelles arrivent à l’autre bout. Il y a { $tile_count } tuiles. Quand elles sont épuisées, des emplacements restent vides.

rules-symbols-title = Ce que disent les tuiles
rules-symbols =
    L’effet d’une tuile est écrit à côté :
    - **Chevaliers** et **tours** sont à toi aussitôt.
    - Une **couronne** en ajoute une à la ville où est la tuile.
    - Un nombre sur une **médaille** : des points à la fin. **Par domaine** : autant pour chaque domaine de ce terrain, même le plus petit, même sans couronne. **Par tour bâtie** ou **par chevalier** : autant pour chaque tour ou chevalier que tu as, réserve comprise.
    - **+1 impôt** par tour bâtie ou par chevalier, sur les deux coffres : chaque chevalier envoyé rapporte une pièce de plus pour chaque tour ou chevalier que tu as. Celui que tu envoies compte.

    Nous n’avons pas pu vérifier les chevaliers et les tours de { $unsure } des { $tile_count } tuiles sur un jeu imprimé, certains peuvent donc différer.

rules-queen-title = Les tours et la reine
rules-queen =
    Certains bâtiments ont des **tours**, et la **reine** adore les tours. Quand tu en gagnes une et que tu en as alors au moins autant que { $team ->
        [one] n’importe qui d’autre
       *[other] toute autre équipe
    }, elle s’installe dans ton royaume. L’égalité suffit. Avant la première tour, elle n’est chez personne.

    Tant qu’elle est chez toi :
    - Les bâtiments te coûtent 1 pièce de moins, dès ton prochain achat. Gratis reste gratis.
    - Le dragon garde ses distances, donc tu ne peux pas le soudoyer.

    À la fin, elle est **une couronne de plus sur ton plus grand domaine**, ville comprise. Si plusieurs sont aussi grands, peu importe lequel : les points sont les mêmes. Dans l’exemple, cela donne 4 × 2 pour le blé.

rules-dragon-title = Le dragon
rules-dragon =
    Pour { $bribe ->
        [one] { $bribe } pièce
       *[other] { $bribe } pièces
    }, le dragon brûle une tuile du plateau des bâtisseurs, et plus personne ne peut l’acheter. La tuile disparaît pour de bon, et son emplacement reste vide jusqu’à la fin de la manche.

    - Il brûle **une seule tuile par manche**, pour la première personne qui le demande. Ensuite, il est de sortie, on voit ce qu’il a brûlé, et il rentre dans sa grotte à la fin de la manche.
    - Si la reine est chez toi, tu ne peux pas le soudoyer.
    - Il ne brûle jamais un bâtiment qui est déjà dans un royaume.

rules-court-scoring =
    À la fin, on additionne :
    - 1 point par { $percoins } **pièces**, arrondi vers le bas.
    - Chaque **domaine** : ses cases fois ses couronnes. Sans couronne, pas de points.
    - Les **villes** sont aussi des domaines, bâties ou non. Leurs couronnes ne viennent que des Tours de la reine.
    - La **reine** : une couronne de plus sur le plus grand domaine du royaume où elle est.
    - Ce que rapporte chaque **bâtiment**.

    Le plus grand total gagne. À égalité, le plus grand domaine décide, avec ou sans couronnes. Si c’est encore égal, vous partagez la victoire.

    C’est l’exemple du livret : 71 points. La prairie seule fait 4 × 4 = 16 : trois couronnes à elle, et celle de la reine.

rules-wedding-title = Deux boîtes
rules-wedding =
    Le Mariage royal, c’est Queendomino avec les dominos des deux boîtes.

    - Les lignes viennent d’abord de la boîte **Queendomino**, puis de la boîte **Kingdomino**, et ainsi de suite. Les numéros de Queendomino commencent par q. Une ligne ne mélange jamais les deux.
    - Une ligne a **{ $line } dominos**. { $left ->
        [0] Tous sont choisis.
        [1] Celui que personne ne choisit quitte le jeu.
       *[other] Les { $left } que personne ne choisit quittent le jeu.
    }
    - Il y a { $rounds } manches, et des royaumes de { $grid }×{ $grid } cases.
    - Les dominos de Kingdomino n’ont pas de villes, mais le plateau des bâtisseurs est ouvert à chaque manche.

rules-teams-title = Équipes
rules-teams =
    À { $players }, vous formez { $kingdoms } équipes de deux. Une équipe partage **un royaume** et tout ce qu’il a : pièces, chevaliers, tours, bâtiments, la reine.

    Chaque personne a un roi à sa couleur, donc une équipe joue deux tours par manche. **Concertez-vous.** En cas de désaccord, la personne dont le roi joue décide : où va le domino, s’il faut taxer, bâtir ou soudoyer, et quel domino vient ensuite.

    On classe les royaumes, donc une équipe gagne ou perd ensemble.

rules-court-house-title = Règles maison et interprétations
rules-court-house =
    Là où le livret ne dit rien, ou peut se lire de deux façons, on joue ici ainsi :
    - **Dynastie**, { $games } parties additionnées, est une règle maison : le livret ne l’a que pour Kingdomino. Il n’y a ni Empire du Milieu ni Harmonie.
    - Un **coffre** paie pour chaque chevalier envoyé, et pas seulement une fois par tour. Dans l’exemple, chaque chevalier a rapporté 3 + 1 pièces.
    - Après une **défausse**, tu peux quand même bâtir et soudoyer le dragon. Seuls les impôts exigent un domino.
    - Chevaliers, tours et pièces ne manquent jamais.
