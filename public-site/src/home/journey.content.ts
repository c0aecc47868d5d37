export const journeyContent = {
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
} as const;
