import { prose } from '../prose.js';
import type { DemoArticle } from './demo-article.js';

export const ASSOCIATION_LIFE: DemoArticle[] = [
  {
    slug: 'une-antenne-a-nantes',
    title: 'Une antenne ouvre à Nantes : appel aux mains libres',
    excerpt:
      'Après Lyon et Lille, un troisième point de tri ouvre à Nantes. Nous cherchons vingt bénévoles, deux diables et un bon plan pour les tréteaux.',
    author_name: 'Claire Montagnier',
    categories: ['vie-de-l-association'],
    tags: ['benevoles', 'nantes', 'tri'],
    featured: true,
    published_in: -2,
    content: prose(
      'C’est une ancienne imprimerie, près du canal Saint-Félix : cent quarante mètres carrés, une grande porte, un sol qui supporte les palettes et une odeur d’encre que personne ne veut faire partir. À partir du mois prochain, elle devient notre troisième point de tri, après Lyon et Lille.',
      'Pourquoi Nantes ? Parce que six cents cartons y sont annoncés chaque année et que nous les faisions jusqu’ici traverser la France. Trier sur place, c’est transporter deux fois moins, et rencontrer ceux qui donnent.',
      '## Ce que nous cherchons',
      [
        'Vingt personnes pour le tri, un samedi sur deux, de 9 h à 12 h 30. Aucune compétence requise : la première séance se passe à côté de quelqu’un qui sait.',
        'Une personne pour l’accueil des dons, le mercredi après-midi.',
        'Un conducteur ou une conductrice, permis B, deux matinées par mois.',
        'Quelqu’un qui aime les tableaux et tiendra le registre.',
      ],
      'Nous cherchons aussi deux diables, huit tréteaux, une balance qui va jusqu’à trente kilos et, si possible, un poêle.',
      '## Comment cela se passe',
      'Une matinée de tri se termine toujours à l’heure. On s’assied pour la moitié du travail ; l’entrepôt est de plain-pied et accessible en fauteuil. Les enfants sont bienvenus à partir de dix ans, avec un adulte. On repart avec les mains un peu noires et, généralement, un titre de livre à lire.',
      'Pour venir voir, il suffit de pousser la porte le jour de l’ouverture : c’est dans l’agenda, et il y aura de la soupe. Pour s’inscrire tout de suite, écrivez-nous en disant ce que vous aimez faire. On trouve toujours.',
    ),
  },
  {
    slug: 'le-bureau-de-yaounde-demenage',
    title: 'Le bureau de Yaoundé déménage, et gagne une vitrine',
    excerpt:
      'Trois pièces, une cour et une vitrine sur rue : l’équipe camerounaise s’installe au quartier Mvog-Ada. La salle de lecture ouvre au public.',
    author_name: 'Emmanuel Ndongo',
    categories: ['vie-de-l-association'],
    tags: ['yaounde', 'evenements', 'bibliotheques'],
    published_in: -15,
    content: prose(
      'Pendant six ans, notre équipe camerounaise a travaillé dans deux pièces au troisième étage, avec les cartons dans le couloir et les réunions dans l’escalier. Depuis lundi, elle a une adresse que l’on peut indiquer à un taxi : une maison de plain-pied à Mvog-Ada, avec une cour, un manguier et, surtout, une vitrine.',
      'Cette vitrine a tout de suite posé une question. Qu’y mettre ? Le premier jour, par jeu, nous y avons posé douze livres et une ardoise : « Lequel liriez-vous ? » À midi, quarante personnes avaient répondu à la craie. Le soir, trois étaient entrées pour savoir si on prêtait.',
      '## Oui, on prête',
      'La pièce sur rue devient donc une petite salle de lecture : huit cents titres, douze chaises, ouverte du mardi au samedi, de dix à dix-huit heures. Elle sert aussi de lieu d’essai. C’est là que les bibliothécaires en formation tiendront le prêt pendant leur stage, et que nous testerons les classements avant de les proposer ailleurs.',
      '## Un bureau, tout de même',
      'Derrière, l’équipe garde une pièce pour travailler et une autre pour réparer. Les quatre salariés, tous recrutés à Yaoundé et à Garoua, coordonnent les envois, les formations et les achats. La cour accueillera les réunions du réseau, une fois par trimestre, sous le manguier, dont la bibliothécaire de Sangmélima assure qu’il donnera en mai.',
      'L’ouverture officielle aura lieu dans quelques semaines. Pas de ruban : on apporte un livre qu’on a aimé, on écrit dedans pourquoi, et on le laisse sur l’étagère de l’entrée.',
    ),
  },
  {
    slug: 'conteneur-de-printemps-le-calendrier',
    title: 'Conteneur de printemps : le calendrier des dernières semaines',
    excerpt:
      'Dates limites de collecte, samedis de tri supplémentaires, jour de chargement : tout ce qu’il faut savoir pour que vos livres partent au printemps.',
    author_name: 'Hervé Tchinda',
    categories: ['vie-de-l-association', 'coulisses'],
    tags: ['transport', 'le-havre', 'tri', 'evenements'],
    published_in: 6,
    content: prose(
      'Le bateau du printemps a une date, et elle ne bougera pas. Pour que le conteneur parte plein et bien rangé, voici le calendrier des dernières semaines, point par point.',
      '## Pour donner des livres',
      'Les points de Lyon, Lille et Nantes reçoivent les cartons jusqu’à cinq semaines avant le départ. Passé ce délai, vos livres ne seront pas refusés : ils attendront l’envoi d’automne, au sec. Les collectes d’écoles et d’entreprises doivent être annoncées avant, pour que nous prévoyions la place.',
      '## Pour trier',
      'Trois samedis sont ajoutés, à Lyon et à Lille, de 9 h à 13 h. C’est le moment où l’on a le plus besoin de monde, et le plus drôle : on ouvre les derniers cartons sans savoir ce qu’ils contiennent. Les nouveaux sont accueillis à chaque heure pile.',
      '## Ce qui manque encore à la liste',
      [
        'Albums pour les trois à huit ans : il en manque un tiers.',
        'Romans pour adolescents : il en manque un quart.',
        'Dictionnaires de français : quarante demandés, douze reçus.',
        'Bandes dessinées : la palette est complète, merci.',
      ],
      '## Pour charger',
      'Le chargement se fait au Havre, un jeudi, de 8 h à 11 h. Il nous faut huit personnes en forme et un photographe discret. Le déjeuner est offert face aux bassins, et l’on regarde partir le camion.',
      'Trois semaines plus tard, le conteneur sera à Douala. Nous publierons le numéro du navire : on peut suivre sa route, et plusieurs classes le font chaque année, une carte punaisée au mur.',
    ),
  },
  {
    slug: 'buea-bamenda-deux-langues',
    title: 'Buea, Bamenda : des livres en deux langues',
    excerpt:
      'Le Cameroun lit en français et en anglais. Nous préparons notre premier fonds bilingue, avec deux libraires et beaucoup de questions.',
    author_name: 'Aïssatou Bello',
    categories: ['vie-de-l-association'],
    tags: ['langues-nationales', 'partenaires', 'bibliotheques'],
    published_in: null,
    content: prose(
      'Depuis que nous existons, nous n’envoyons que des livres en français. C’est une facilité, et elle a fini par devenir une gêne : une partie du Cameroun étudie, travaille et rêve en anglais. À Buea comme à Bamenda, on nous l’a fait remarquer avec beaucoup de courtoisie.',
      'Nous préparons donc un premier fonds bilingue : deux mille titres, moitié en anglais, choisis avec deux libraires et les enseignants de quatre écoles. Il ne s’agit pas de traduire ce que nous faisons déjà, mais d’apprendre autre chose. Le programme n’est pas le même, les auteurs non plus, et les lecteurs passent d’une langue à l’autre au milieu d’une phrase, parfois au milieu d’un mot, quand le pidgin s’en mêle.',
      '## Ce qui reste à décider',
      [
        'Faut-il ranger les deux langues ensemble ou séparément ? Les bibliothécaires consultés sont partagés, et nous essaierons les deux.',
        'Où collecter en anglais ? Nos points de tri reçoivent peu de titres ; un partenariat avec une école internationale de Lyon est à l’étude.',
        'Comment acheminer ? Par Douala puis par la route quand elle est praticable, avec un dépôt à Buea.',
      ],
      'Le calendrier dépendra de la situation sur place, que nous suivons avec nos partenaires, et de rien d’autre. Les livres peuvent attendre ; les personnes qui les porteront ne prendront pas de risque pour eux.',
      'Cet article sera complété quand la liste des titres sera arrêtée.',
    ),
  },
];
