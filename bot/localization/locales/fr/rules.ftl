rules-where = { $game } · à { $players } · chapitre { $number } sur { $chapters }
rules-chapter-placeholder = Chapitres
rules-game-placeholder = Les règles d’un autre jeu
rules-game = { $game } · à { $players }
rules-back = Retour : { $title }
rules-on = Suite : { $title }

rules-goal-title = Le but du jeu
rules-goal =
    Tu bâtis un royaume de { $grid }×{ $grid } cases autour de ton château, avec des terrains qui rapportent le plus possible.

    Un **domino**, c’est deux cases côte à côte. Chacune montre un terrain : blé, forêt, lac, prairie, marais ou mine. Certaines ont des **couronnes**, les signes dorés du coin supérieur. Sans couronne, un terrain ne rapporte rien.

    La partie a { $rounds } manches. À chacune, tu places { $kings ->
        [1] un domino et choisis le suivant
       *[other] deux dominos et choisis les deux suivants
    }. Tu en reçois { $each } en tout : juste de quoi remplir le royaume, si tous y trouvent place.

rules-beginning-title = Le début
rules-beginning =
    { $aside ->
        [0] Les { $dominoes } dominos sont tous en jeu.
       *[other] { $dominoes } des { $box } dominos sont en jeu, tirés au sort ; les { $aside } autres restent dans la boîte, cachés.
    } { $team ->
        [1] Tout le monde commence avec un château sans rien autour.
       *[other] Chaque équipe commence avec un château sans rien autour.
    }

    Une ligne de { $line } dominos est posée, dans l’ordre des numéros. { $drawn ->
        [1] Un roi est tiré au sort : son camp choisit un domino, puis l’autre en choisit deux, et le premier prend le dernier.
       *[other] Les { $drawn } rois sont tirés au sort, l’un après l’autre ; chacun va sur un domino libre, au choix de son camp.
    }

    Rien n’est encore placé. Quand chaque roi a son domino, on pose la ligne suivante et la manche 1 commence.

    Sur l’image, il manque encore un roi.

rules-turn-title = Un tour
rules-turn =
    Les rois jouent dans l’ordre de leurs numéros, le plus petit d’abord. À ton tour :
    1. **Place** le domino de ton roi dans ton royaume.
    2. **Choisis** : pose ton roi sur un domino libre de la ligne suivante.

    Un petit numéro joue plus tôt à la manche suivante et a plus de choix ; les grands apportent des couronnes. { $kings ->
        [1] Quand tous les rois ont joué, une nouvelle ligne ouvre la manche suivante.
       *[other] Tu as deux rois, donc deux tours par manche. Quand tous les rois ont joué, une nouvelle ligne ouvre la manche suivante.
    }

    { $left ->
        [0] Tous les dominos d’une ligne sont choisis ; il n’en reste aucun.
        [1] Un domino de chaque ligne reste. Il quitte le jeu, sans compter comme défausse.
       *[other] { $left } dominos de chaque ligne restent. Ils quittent le jeu, sans compter comme défausses.
    }

    À la dernière manche, la { $rounds }e, on ne fait que placer.

rules-placing-title = Placer
rules-placing =
    Un domino couvre deux cases libres. Au moins une moitié doit toucher ton château, ou un terrain identique déjà posé. Le château va avec tous les terrains.

    Toucher, c’est partager un côté : les coins ne comptent pas, ni l’autre moitié du domino. Le royaume doit tenir dans { $grid }×{ $grid } cases, château compris, où qu’il s’y trouve.

    Sur l’image, un domino forêt et blé peut aller en **1**, où le blé touche le blé, et en **2**, où il touche le château. Il ne peut pas aller en **3**, au coin du château.

    Un domino qui peut être placé doit l’être. Sinon, il est défaussé automatiquement et ne rapporte rien.
rules-placing-alt = Un royaume avec le château en g7, du blé en h7 et i7 et un lac en f8 et g8. Un domino forêt et blé peut aller à la position 1 (i6 et j6) et à la position 2 (g6 et h6), mais pas à la position 3 (e6 et f6).

rules-scoring-title = Le score
rules-scoring =
    Les cases d’un même terrain qui se touchent forment un **domaine**. Il rapporte ses cases fois ses couronnes ; sans couronne, rien, même s’il est grand. Deux domaines du même terrain comptent à part. Le château ne rapporte et ne relie rien.

    Sur l’image : 5 cases de blé avec 2 couronnes font 5 × 2 = **10**. La forêt du haut fait 3 × 1 = **3** ; celle du bas, sans couronne, **0**, comme la prairie. Total : **13**.

    Le plus grand total gagne. À égalité, le plus grand domaine décide, avec ou sans couronnes ; puis le plus de couronnes du royaume ; sinon, la victoire est partagée.

rules-options-title = Les options
rules-options =
    L’hôte peut les ajouter avant la partie, même toutes à la fois :
    - **L’Empire du Milieu** : { $middle } points si ton château finit au centre : le royaume s’étend aussi loin à sa gauche qu’à sa droite, et aussi loin au-dessus qu’au-dessous. Le royaume peut être incomplet : sur l’image, cela compte.
    - **Harmonie** : { $harmony } points si tu n’as dû défausser aucun domino.
    - **Dynastie** : { $games } parties de suite. La plus grande somme gagne ; à égalité, la victoire est partagée.

    Il y a aussi **Le Grand Duel**, un jeu à part, à deux : les { $dueldominoes } dominos et des royaumes de { $duelgrid }×{ $duelgrid } cases.

rules-signs-title = Lire les images
rules-signs =
    - Le **numéro** d’un domino décide de l’ordre. Le roi posé dessus et le nom à côté disent à qui il est.
    - Les **couronnes** sont dans le coin supérieur de leur case.
    - Ton château a ta couleur et ton signe ; tes rois aussi.
    - Un **bord clair** marque le dernier domino placé.
    - Ton panneau numérote les **positions** possibles du domino et montre un placement en pâle : c’est une suggestion.
    - Les lettres et les chiffres du bord nomment les cases : g7 est le château.
    - Une ligne comme **place le 12 · +3 → 41** dit ce qu’un tour a rapporté, et le total des points.

    Les boutons { EMOJI("look") } montrent un royaume en grand. { COMMAND("board") } remontre la table, aussi en mots.
