export const physicalDonationsContent = {
  crumb: 'Don matériel',
  campaigns: 'Campagnes',
  title: { books: 'Offrir des livres', equipment: 'Offrir du matériel' },
  description:
    'Offrez vos livres ou votre matériel à des bibliothèques d’Afrique\u00a0: dites-nous ce que vous avez en quatre étapes, un bénévole vient le chercher.',
  lead: {
    books:
      'Vos livres en bon état peuvent servir encore vingt ans. Dites-nous ce que vous avez et quand passer\u00a0: nous venons les chercher.',
    equipment:
      'Un ordinateur, un meuble en bon état équipent une salle de lecture. Dites-nous ce que vous avez et quand passer\u00a0: nous venons le chercher.',
  },
  closedCampaign:
    'La campagne que vous aviez choisie ne prend pas de dons matériels aujourd’hui. Choisissez-en une autre ci-dessous.',
  noCampaign: {
    title: 'Aucune campagne ne prend de dons matériels aujourd’hui',
    text: 'Revenez bientôt, ou écrivez-nous\u00a0: nous vous dirons où vos livres serviront. Un don d’argent aide tout autant.',
    write: 'Nous écrire',
    give: 'Faire un don',
  },
  unread: {
    title: 'La liste des campagnes n’a pas pu être lue',
    text: 'Ce que vous aviez commencé est gardé sur cet appareil.',
  },
} as const;
