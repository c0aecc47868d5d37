export const homeContent = {
  description:
    'Nous collectons des livres et du matériel et les portons jusqu’aux bibliothèques d’Afrique, au Cameroun d’abord. Suivez les campagnes, offrez des livres, faites un don.',
  hero: {
    before: 'Un livre lu ici en ouvre ',
    strong: 'mille',
    after: ' là-bas.',
    text: 'Nous collectons vos livres et votre matériel, et nous les portons jusqu’aux bibliothèques d’Afrique, au Cameroun d’abord. Vous suivez chaque carton, de votre étagère à la leur.',
    give: 'Faire un don',
    books: 'Offrir des livres',
    equipment: 'Offrir du matériel',
    campaigns: 'Découvrir les campagnes',
  },
  journey: 'De votre étagère à la leur',
  quotation: {
    label: 'Ils en parlent',
    more: 'Lire d’autres témoignages',
    text: '«\u00a0Un livre qui dort chez vous attend quelqu’un là-bas.\u00a0»',
    source: 'Ce que disent nos bénévoles à l’entrée des collectes',
  },
} as const;
