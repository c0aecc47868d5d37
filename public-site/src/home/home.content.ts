export const homeContent = {
  description:
    'Nous collectons des livres et du matériel et les portons jusqu’aux bibliothèques d’Afrique, au Cameroun d’abord. Suivez les campagnes, offrez des livres, faites un don.',
  hero: {
    before: 'Un livre lu ici en ouvre ',
    strong: 'mille',
    after: ' là-bas.',
    text: 'Nous collectons vos livres et votre matériel, et nous les portons jusqu’aux bibliothèques d’Afrique, au Cameroun d’abord. Vous suivez chaque carton, de votre étagère à la leur.',
    give: 'Faire un don',
    campaigns: 'Découvrir les campagnes',
  },
  quotation: {
    text: '«\u00a0Un livre qui dort chez vous attend quelqu’un là-bas.\u00a0»',
    source: 'Ce que disent nos bénévoles à l’entrée des collectes',
  },
  partner: {
    title: 'Devenir partenaire',
    text: 'Entreprise, école, bibliothèque, collectivité\u00a0: prêtez un local, un camion, des rayonnages ou une équipe d’un jour.',
    action: 'Devenir partenaire',
  },
} as const;
