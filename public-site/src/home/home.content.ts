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
  campaigns: {
    title: 'Campagnes en cours',
    all: 'Toutes les campagnes',
    empty: 'Aucune campagne active',
    emptyText:
      'La prochaine se prépare. D’ici là, l’association reçoit vos dons et vos livres toute l’année.',
    failed: 'Erreur lors du chargement des campagnes',
  },
  ways: {
    title: 'Trois façons de donner',
    text: 'Choisissez la vôtre\u00a0: chacune remplit un rayonnage.',
    entries: [
      {
        kind: 'money',
        title: 'Un don d’argent',
        text: 'Il paie le tri, le transport, les étagères et la formation des bibliothécaires.',
        action: 'Faire un don',
        illustration: 'manuels',
      },
      {
        kind: 'books',
        title: 'Des livres',
        text: 'Manuels, albums, romans, sciences\u00a0: tout ce qui se lit et qui est en bon état.',
        action: 'Offrir des livres',
        illustration: 'jeunesse',
      },
      {
        kind: 'equipment',
        title: 'Du matériel',
        text: 'Ordinateurs, liseuses, vidéoprojecteurs, mobilier\u00a0: remis en état, puis installés.',
        action: 'Offrir du matériel',
        illustration: 'numerique',
      },
    ],
  },
  journey: {
    title: 'De votre étagère à la leur',
    steps: [
      { title: 'Vous donnez', text: 'Vous choisissez une campagne, ou vous nous laissez choisir.' },
      {
        title: 'Nous trions',
        text: 'Des bénévoles vérifient chaque livre et préparent les cartons par niveau.',
      },
      {
        title: 'Nous portons',
        text: 'Les cartons partent par bateau, puis par la route, jusqu’à la bibliothèque.',
      },
      {
        title: 'Ils lisent',
        text: 'Les bibliothécaires, formés sur place, rangent, prêtent et font vivre les livres.',
      },
    ],
  },
} as const;
