export const donateContent = {
  title: 'Faire un don',
  description:
    'Soutenez les bibliothèques d’Afrique par un don d’argent, une fois ou régulièrement\u00a0: ce qu’il coûte après impôt, ce qu’il permet, et un reçu par e-mail.',
  lead: 'Chaque euro devient un livre porté, une étagère montée, une bibliothécaire formée.',
  noMoney:
    'Cette campagne ne prend pas, ou plus, de dons d’argent\u00a0: votre don ira là où il est le plus utile.',
  unread: {
    title: 'Le formulaire n’a pas pu être chargé',
    text: 'Rien n’est perdu\u00a0: réessayez dans un instant, ou écrivez-nous.',
  },
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
  chooseCampaign: 'Choisir une campagne',
} as const;
