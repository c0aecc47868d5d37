export const aboutContent = {
  title: 'À propos',
  onThisPage: 'Sur cette page',
  /** The part of the page that says how to take part. */
  joinAnchor: 'nous-rejoindre',
  community: 'La communauté',
  actions: 'Voir nos actions',
  campaigns: 'Choisir une campagne',
  partners: {
    title: 'Nos partenaires',
    all: 'Tous nos partenaires',
  },
  call: {
    title: 'Parlons-en',
    text: 'Une question, une bibliothèque à nous faire connaître, une journée à donner\u00a0: écrivez-nous, une personne vous répond.',
  },
  subject: 'Je souhaite rejoindre l’association',
} as const;

export const communityContent = {
  state: {
    title: 'Cette page est en cours de développement',
    text: 'Nous y préparons de quoi se retrouver entre bénévoles, bibliothécaires et donateurs\u00a0: les rendez-vous, les nouvelles des lieux, l’entraide. En attendant, voici par où commencer.',
  },
  onThisPage: 'Sur cette page',
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
