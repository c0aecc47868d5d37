export const aboutContent = {
  title: 'À propos',
  description:
    'Qui nous sommes, comment nous travaillons, où va l’argent et comment nous rejoindre\u00a0: l’association qui porte des livres jusqu’aux bibliothèques d’Afrique.',
  lead: 'Nous sommes une association de personnes qui aiment les bibliothèques, en France et en Afrique, et qui font voyager les livres de l’une à l’autre.',
  onThisPage: 'Sur cette page',
  story: {
    id: 'qui-nous-sommes',
    title: 'Qui nous sommes',
    paragraphs: [
      'Tout est parti d’une question posée par une bibliothécaire de Foumban\u00a0: «\u00a0Vous avez des livres en trop\u00a0; nous avons des lecteurs en trop. Comment fait-on\u00a0?\u00a0» Nous y répondons depuis, carton après carton, avec elle et avec cinquante autres.',
      'L’association réunit des bibliothécaires, des enseignants, des étudiants, des chauffeurs, des informaticiens, des retraités. Une partie vit en France, une autre au Cameroun, où nous avons commencé et où se trouve encore l’essentiel de nos projets. Nous travaillons aussi, à la demande de partenaires, dans sept autres pays d’Afrique.',
      'Nous ne sommes liés à aucun parti, à aucune Église, à aucune entreprise. Nous soutenons toute bibliothèque ouverte à tous, quel que soit celui qui la tient.',
    ],
  },
  work: {
    id: 'comment-nous-travaillons',
    title: 'Comment nous travaillons',
    paragraphs: [
      'Une règle vient avant les autres\u00a0: rien ne part qui n’ait été demandé. Nous ne vidons pas les greniers de France dans les écoles d’Afrique. Les bibliothèques écrivent leur liste, et nous cherchons ce qui y figure.',
      'Chaque projet passe ensuite par nos quatre actions. Il porte un nom, un lieu, un objectif et une date\u00a0; sa page montre ce qui est arrivé et ce qui manque. Quand un projet échoue ou prend du retard, nous l’écrivons aussi.',
    ],
  },
  principles: [
    { title: 'Demander d’abord', text: 'Les bibliothécaires choisissent, et peuvent refuser.' },
    { title: 'Acheter sur place', text: 'Ce que vendent les libraires et artisans du lieu leur est acheté.' },
    {
      title: 'Rester le temps qu’il faut',
      text: 'Trois ans d’accompagnement, puis la bibliothèque continue sans nous.',
    },
    { title: 'Montrer', text: 'Chaque campagne dit où elle en est, du premier euro au dernier carton.' },
  ],
  money: {
    id: 'ou-va-l-argent',
    title: 'Où va l’argent',
    paragraphs: [
      'Un don fait à une campagne va à cette campagne. Un don fait à l’association va là où il manque le plus, selon l’ordre que décide le bureau et qu’il explique aux adhérents. Si une campagne reçoit plus qu’il ne lui faut, nous proposons au donateur de reporter le surplus sur une autre.',
      'L’argent paie quatre choses, qui sont nos quatre actions, et le fonctionnement qui les rend possibles\u00a0: un local, des assurances, des outils, les frais de banque. Le temps des membres du bureau et des bénévoles n’est pas rémunéré.',
      'Nous n’affichons pas ici de pourcentages tant que les comptes de l’exercice ne sont pas approuvés par l’assemblée générale. D’ici là, demandez-nous ce que vous voulez savoir\u00a0: nous répondons, chiffres et factures à l’appui.',
    ],
    entries: [
      'Collecter\u00a0: cartons, tri, remise en état du matériel, achats de livres sur place.',
      'Transporter\u00a0: tournées, stockage, fret, douane, dernière route.',
      'Équiper\u00a0: rayonnages, éclairage, tables, catalogue.',
      'Former\u00a0: sessions, manuels, visites, budgets de démarrage.',
    ],
  },
  team: {
    id: 'l-equipe',
    title: 'L’équipe',
    text: 'Une petite équipe, des rôles clairs. Ce que chacun fait compte plus que son titre.',
    roles: [
      {
        title: 'La présidence',
        text: 'Répond de l’association, préside le bureau et signe les conventions avec les bibliothèques.',
      },
      {
        title: 'La trésorerie',
        text: 'Tient les comptes, affecte les dons et présente le bilan à l’assemblée générale.',
      },
      { title: 'Le secrétariat', text: 'Reçoit vos messages, tient à jour ce site et prépare les réunions.' },
      {
        title: 'La collecte',
        text: 'Organise les points de collecte et les tables de tri, avec les bénévoles.',
      },
      {
        title: 'La logistique',
        text: 'Prépare les tournées, les conteneurs et les papiers, et suit chaque livraison.',
      },
      {
        title: 'Les bibliothèques',
        text: 'Une coordination au Cameroun visite les lieux, suit les plans et les formations.',
      },
    ],
  },
  join: {
    id: 'nous-rejoindre',
    title: 'Nous rejoindre',
    text: 'Il n’y a pas de petit coup de main. Dites-nous où vous êtes et le temps que vous avez.',
    ways: [
      { title: 'Trier', text: 'Un samedi par mois, avec d’autres, dans un point de collecte.' },
      { title: 'Conduire', text: 'Une tournée de ramassage, avec votre véhicule ou le nôtre.' },
      { title: 'Transmettre', text: 'Bibliothécaire ou conteur, intervenez dans une formation.' },
      { title: 'Relayer', text: 'Dans votre école ou votre entreprise, ouvrez une collecte.' },
    ],
    community: 'La communauté',
    actions: 'Voir nos actions',
    campaigns: 'Choisir une campagne',
  },
  call: {
    title: 'Parlons-en',
    text: 'Une question, une bibliothèque à nous faire connaître, une journée à donner\u00a0: écrivez-nous, une personne vous répond.',
  },
  subject: 'Je souhaite rejoindre l’association',
} as const;

export const communityContent = {
  title: 'La communauté',
  description:
    'L’espace des bénévoles, des bibliothécaires et des donateurs est en cours de développement. Voici comment prendre part dès aujourd’hui.',
  lead: 'Un lieu pour celles et ceux qui trient, portent, rangent, racontent et donnent.',
  state: {
    title: 'Cette page est en cours de développement',
    text: 'Nous y préparons de quoi se retrouver entre bénévoles, bibliothécaires et donateurs\u00a0: les rendez-vous, les nouvelles des lieux, l’entraide. En attendant, voici par où commencer.',
  },
  join: 'Nous rejoindre',
  actions: 'Nos actions',
  campaigns: 'Les campagnes en cours',
  books: 'Offrir des livres',
  call: {
    title: 'Une idée pour cet espace\u00a0?',
    text: 'Dites-nous ce que vous aimeriez y trouver\u00a0: c’est le bon moment.',
  },
  subject: 'Une idée pour la communauté',
} as const;
