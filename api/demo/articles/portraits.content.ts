import { prose } from '../prose.js';
import type { DemoArticle } from './demo-article.js';

export const PORTRAITS: DemoArticle[] = [
  {
    slug: 'marthe-ngo-bassa-bibliothecaire-a-ebolowa',
    title: 'Marthe Ngo Bassa, bibliothécaire à Ebolowa',
    excerpt:
      '« On classe pour que les gens se perdent bien. » Rencontre avec une bibliothécaire qui a commencé avec une armoire et quarante livres.',
    author_name: 'Emmanuel Ndongo',
    categories: ['portraits'],
    tags: ['bibliothecaires', 'formation', 'bibliotheques'],
    featured: true,
    published_in: -18,
    content: prose(
      'L’armoire est toujours là, près de la porte, repeinte en vert. Quand Marthe Ngo Bassa a pris son poste, elle contenait toute la bibliothèque : quarante livres, dont onze fois le même. Dix-sept ans plus tard, la salle en compte six mille deux cents, et l’armoire sert à ranger les parapluies des lecteurs.',
      'Elle n’avait pas choisi ce métier. Institutrice, elle s’était proposée pour « garder les livres » le temps d’un congé. « Le premier jour, un homme est entré et m’a demandé comment soigner les cacaoyers. J’ai cherché, je n’ai rien trouvé. Il est revenu le lendemain, au cas où. C’est là que j’ai compris qu’on me posait une vraie question. »',
      '## Classer autrement',
      'Marthe classe selon la méthode apprise en formation, à Yaoundé, puis elle triche. Un roman sur deux est rangé là où on ne l’attend pas : une histoire de marins à côté des cartes, un polar près du code de la route. « On classe pour que les gens se perdent bien. Si tout est à sa place, chacun va tout droit à ce qu’il connaît. »',
      'Elle tient aussi un cahier de refus, où elle inscrit ce qu’elle n’a pas pu donner : date, demande, réponse. C’est avec ce cahier que nous préparons nos envois. L’an dernier, il a fait partir vers Ebolowa quatre-vingts livres d’agriculture, une méthode de couture et un manuel de réparation des radios, qui ne quitte plus le prêt.',
      '## Ce qu’elle demande aux visiteurs',
      'Quand des donateurs passent, elle leur fait faire le tour, puis leur met un balai dans les mains. « Un quart d’heure. Après, ils voient mieux les étagères. » Elle n’aime pas les photographies de remise de livres, où personne ne lit. Sur le mur, elle a épinglé la seule qu’elle garde : la salle un jour de pluie, prise de dos, vingt-trois têtes penchées.',
      'Elle prendra sa retraite dans trois ans. Sa remplaçante est déjà là, deux après-midi par semaine : une lectrice qui venait faire ses devoirs sous la table, au temps de l’armoire.',
    ),
  },
  {
    slug: 'ibrahim-oumarou-gardien-et-lecteur',
    title: 'Ibrahim Oumarou, gardien et lecteur à Ngaoundéré',
    excerpt:
      'Il était chargé de fermer la salle à dix-huit heures. Depuis qu’il l’ouvre, elle ne ferme plus beaucoup.',
    author_name: 'Aïssatou Bello',
    categories: ['portraits'],
    tags: ['bibliothecaires', 'numerique', 'ngaoundere'],
    published_in: -44,
    content: prose(
      'Ibrahim Oumarou a été recruté à vingt-trois ans comme gardien d’un lycée de Ngaoundéré. Sa fiche de poste tenait en trois lignes, dont celle-ci : « fermer la salle de lecture à dix-huit heures ». Il l’a respectée pendant un mois.',
      'Le deuxième mois, deux élèves lui ont demandé dix minutes pour finir un chapitre. Il les leur a données et, comme il fallait bien s’occuper, il a pris un livre. C’était un roman d’aventures auquel il manquait la couverture. Il l’a lu en quatre soirs, dix minutes par dix minutes. Le cinquième soir, il a demandé la suite.',
      '## De la porte au comptoir',
      'Aujourd’hui, Ibrahim ferme à vingt heures et tient lui-même le prêt de la fin d’après-midi. Il a suivi nos deux semaines de formation, où il était le seul à ne pas venir de l’enseignement. « Les autres connaissaient les auteurs. Moi, je connaissais les lecteurs : qui rend, qui perd, qui n’ose pas demander. »',
      'Il a proposé une chose que personne n’avait vue : mettre les bandes dessinées dehors, sur une table, devant la porte. Ceux qui n’entrent jamais s’y arrêtent. Une fois qu’ils sont debout à lire depuis un quart d’heure, il leur dit simplement qu’à l’intérieur il y a des chaises.',
      '## La salle numérique, et après',
      'Quand les ordinateurs arriveront, c’est lui qui en aura la clef. Il apprend en ce moment à remplacer un disque et à remettre un système d’aplomb, avec un technicien de la ville qui passe le samedi. Il n’y voit pas un changement de métier. « Un ordinateur, c’est comme un livre sans couverture : au début on ne sait pas par quel bout le prendre, et puis quelqu’un vous montre la première page. »',
      'Sur son badge, on lit encore « gardien ». Il n’a pas demandé à le faire changer. Les élèves, eux, l’appellent Monsieur Page.',
    ),
  },
  {
    slug: 'yvonne-delmas-quarante-mille-livres',
    title: 'Yvonne Delmas, quarante mille livres triés à Lyon',
    excerpt:
      'Ancienne contrôleuse des trains, elle trie chaque samedi depuis neuf ans. Son record : quatre cents livres en une matinée, et aucun remords.',
    author_name: 'Claire Montagnier',
    categories: ['portraits'],
    tags: ['benevoles', 'tri', 'lyon'],
    published_in: -73,
    content: prose(
      'À Lyon, dans l’entrepôt du quartier de Gerland, tout le monde sait où se trouve Yvonne Delmas : à la table du milieu, côté fenêtre, avec un tablier à six poches. Dans la première, un crayon. Dans la deuxième, une gomme. Les quatre autres sont pour ce qu’elle trouve dans les livres : tickets de métro, photographies, lettres, trèfles.',
      'Elle a été contrôleuse pendant trente et un ans, entre Lyon et Marseille. « J’ai vu lire des milliers de gens. Je sais reconnaître un livre qu’on finit. » À la retraite, elle a poussé la porte un samedi de pluie, pour voir. C’était il y a neuf ans ; nos registres lui attribuent quarante mille volumes.',
      '## Trente secondes par livre',
      'Sa méthode n’a pas varié. Elle ouvre au milieu, écoute le dos, sent la page, feuillette du pouce. Moisissure, pages collées, surlignage : refusé. Puis elle se pose une seule question, toujours la même : qui, là-bas, va choisir celui-ci ? Si un visage vient, elle garde. Sinon, elle repose.',
      'Elle refuse un livre sur deux et n’en éprouve aucun remords. Les ouvrages écartés vont à un atelier d’insertion qui les vend ou les recycle. « Envoyer un livre que personne n’ouvrira, ce n’est pas donner. C’est déménager. »',
      '## Ce qu’elle transmet',
      'Chaque nouveau bénévole passe sa première matinée à côté d’elle. Elle parle peu. Elle tend le livre, attend le verdict, et hausse un sourcil. Au bout de deux heures, dit-on, on sait trier.',
      'Les lettres oubliées, elle les rend quand une adresse le permet. Elle en a posté quarante-trois, dont une de 1962, qui est arrivée. Pour le reste, il y a une boîte, sous la table, que l’équipe ouvre une fois par an, au goûter de décembre, et dont on lit le contenu à voix haute.',
    ),
  },
  {
    slug: 'pauline-fotso-libraire-a-bafoussam',
    title: 'Pauline Fotso, libraire à Bafoussam',
    excerpt:
      'Elle fournit les manuels de trois collèges. Sa librairie fait neuf mètres carrés, et elle sait toujours ce qu’il lui reste.',
    author_name: 'Emmanuel Ndongo',
    categories: ['portraits'],
    tags: ['manuels', 'partenaires', 'ecoles'],
    published_in: -121,
    content: prose(
      'La librairie de Pauline Fotso se trouve derrière le marché A, entre un vendeur de tissus et un réparateur de téléphones. Neuf mètres carrés, des manuels jusqu’au plafond, une échelle, un ventilateur et un carnet à spirale où tout est écrit au stylo bleu. Elle peut dire, sans l’ouvrir, combien il lui reste de livres de mathématiques de cinquième.',
      'Nous travaillons avec elle depuis quatre ans. Quand un collège nous demande des manuels, c’est elle qui reçoit la commande : elle négocie avec les éditeurs de Yaoundé et de Douala, regroupe, vérifie les éditions, livre en pousse-pousse. Le programme change souvent ; une caisse de l’édition précédente ne vaut plus rien. En quatre ans, elle ne s’est trompée qu’une fois, et elle a repris les livres.',
      '## Une rentrée, vue du comptoir',
      'En septembre, elle ouvre à six heures. Les familles viennent avec la liste, comparent, achètent deux livres sur huit, reviennent en octobre pour le troisième. « Le livre de français d’abord, toujours. Le reste attend. » Elle accepte de garder un manuel contre un acompte, parfois jusqu’à Noël. Son carnet compte alors cent quarante noms.',
      'Les commandes groupées n’ont pas remplacé ces ventes : elles les ont rendues moins tendues. Un collège équipé, ce sont trois cents familles qui achètent un cahier d’exercices et un roman plutôt que la moitié d’une liste.',
      '## Ce qu’elle pense des dons',
      'Pauline a son avis sur les conteneurs, et elle le donne. « Des romans, des albums, des documentaires : oui, je n’en vends pas assez pour en faire venir. Des manuels d’ailleurs : non. Cela vide ma boutique et n’apprend rien à personne. » C’est aussi le nôtre. Voilà pourquoi, dans notre budget, la ligne « manuels » se dépense à Bafoussam, et nulle part ailleurs.',
    ),
  },
];
