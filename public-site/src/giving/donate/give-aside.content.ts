export const giveAsideContent = {
  steps: {
    title: 'Comment cela se passe',
    entries: [
      {
        title: 'Vous payez sur une page sécurisée',
        text: 'Votre numéro de carte ne passe jamais par notre site.',
      },
      {
        title: 'Vous recevez une confirmation par e-mail',
        text: 'Avec un lien privé\u00a0: vous y suivez votre don et complétez votre adresse.',
      },
      {
        title: 'La campagne avance d’autant',
        text: 'Sa page montre où en est la collecte, du premier euro jusqu’aux rayonnages.',
      },
    ],
  },
  byContact: {
    steps: [
      {
        title: 'Vous nous écrivez ou nous appelez',
        text: 'Dites-nous le montant, et pour quelle campagne si vous en avez choisi une.',
      },
      {
        title: 'Nous vous donnons les coordonnées',
        text: 'Virement ou chèque\u00a0: vous recevez de quoi le faire, avec une référence à votre nom.',
      },
      {
        title: 'Nous confirmons et affectons votre don',
        text: 'À l’arrivée, vous recevez une confirmation, et la campagne avance d’autant.',
      },
    ],
  },
  uses: {
    title: 'Ce que paie votre don',
    entries: [
      'Le tri, l’emballage et le transport des livres jusqu’à la bibliothèque.',
      'Les rayonnages, les tables et l’éclairage des salles de lecture.',
      'Les livres achetés sur place, aux éditeurs et libraires africains.',
      'La formation des bibliothécaires, qui restent quand les cartons sont vides.',
    ],
  },
  other: {
    title: 'Vous préférez donner autrement\u00a0?',
    text: 'Les livres et le matériel en bon état valent autant.',
    books: 'Offrir des livres',
    equipment: 'Offrir du matériel',
    contact: 'Donner par chèque, poser une question',
  },
  embed: 'Vous tenez un site\u00a0? Mettez-y un bouton de don.',
} as const;
