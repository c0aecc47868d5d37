export const donateContent = {
  title: 'Faire un don',
  description:
    'Soutenez les bibliothèques d’Afrique par un don d’argent : comment faire dès aujourd’hui, par e-mail ou par téléphone, et ce que devient votre don.',
  lead: 'Chaque euro devient un livre porté, une étagère montée, une bibliothécaire formée. Écrivez-nous ou appelez-nous\u00a0: une personne vous répond et enregistre votre don avec vous.',
  contact: {
    title: 'Donner maintenant',
    text: 'Un message suffit. Il est déjà rédigé\u00a0: complétez le montant et envoyez-le.',
    none: 'L’association n’a pas encore indiqué d’adresse ici. Vos livres et votre matériel nous aident tout autant.',
    note: 'Une personne de l’équipe vous répond. Ne mettez jamais de numéro de carte dans un message.',
  },
  subject: (campaign: string | null) =>
    campaign ? `Je souhaite donner : ${campaign}` : 'Je souhaite faire un don',
  body: (campaign: string | null) =>
    [
      'Bonjour,',
      '',
      campaign
        ? `Je souhaite faire un don à la campagne « ${campaign} ».`
        : 'Je souhaite faire un don à votre association.',
      'Montant : ',
      'Une fois, ou chaque mois : ',
      'Mon nom et mon adresse : ',
      '',
      'Merci de me dire comment procéder.',
    ].join('\r\n'),
  steps: {
    title: 'Comment cela se passe',
    entries: [
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
      {
        title: 'Vous suivez la campagne',
        text: 'Sa page montre où en est la collecte, du premier euro jusqu’aux rayonnages.',
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
  },
  chooseCampaign: 'Choisir une campagne',
} as const;
