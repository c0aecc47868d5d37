export type ThingKind = 'books' | 'equipment';

export const physicalDonationsContent = {
  title: { books: 'Offrir des livres', equipment: 'Offrir du matériel' },
  description:
    'Offrez vos livres ou votre matériel à des bibliothèques d’Afrique : ce que nous recevons, comment nous l’annoncer, et ce qui se passe ensuite.',
  lead: {
    books:
      'Vos livres en bon état peuvent servir encore vingt ans. Dites-nous ce que vous avez\u00a0: nous convenons ensemble d’un dépôt ou d’un enlèvement.',
    equipment:
      'Un ordinateur, une liseuse, un meuble en bon état équipent une salle de lecture. Dites-nous ce que vous avez\u00a0: nous convenons ensemble d’un dépôt ou d’un enlèvement.',
  },
  choice: 'Ce que vous offrez',
  kinds: { books: 'Des livres', equipment: 'Du matériel' },
  contact: {
    title: 'Nous l’annoncer',
    text: 'Un message suffit. Il est déjà rédigé\u00a0: complétez-le et envoyez-le, avec une photo si vous le pouvez.',
    none: 'L’association n’a pas encore indiqué d’adresse ici. Un don d’argent nous aide tout autant.',
    note: 'Une personne de l’équipe vous répond. N’envoyez pas de colis avant notre réponse.',
  },
  subject: { books: 'J’ai des livres à offrir', equipment: 'J’ai du matériel à offrir' },
  body: (kind: ThingKind, campaign: string | null) =>
    [
      'Bonjour,',
      '',
      kind === 'books' ? 'Je souhaite vous offrir des livres.' : 'Je souhaite vous offrir du matériel.',
      ...(campaign ? [`Pour la campagne : ${campaign}`] : []),
      kind === 'books' ? 'Sortes de livres et niveau : ' : 'Matériel, âge et état : ',
      kind === 'books' ? 'Quantité (livres ou cartons) : ' : 'Quantité : ',
      'Où ils se trouvent (ville, étage) : ',
      'Quand vous joindre, et à quel numéro : ',
      '',
      'Merci.',
    ].join('\r\n'),
  accepted: {
    title: 'Ce que nous recevons',
    books: [
      'Manuels scolaires et universitaires de moins de dix ans.',
      'Albums, contes et romans pour la jeunesse.',
      'Romans, essais, sciences, dictionnaires et encyclopédies.',
      'Livres en français et en anglais, ainsi que dans les langues du Cameroun.',
    ],
    equipment: [
      'Ordinateurs portables et fixes de moins de huit ans, qui démarrent.',
      'Liseuses, tablettes, vidéoprojecteurs, imprimantes qui fonctionnent.',
      'Rayonnages, tables et chaises démontables.',
      'Lampes et panneaux solaires, multiprises, matériel de classe.',
    ],
  },
  refused: {
    title: 'Ce que nous ne pouvons pas prendre',
    books: [
      'Livres abîmés, annotés à l’encre ou humides.',
      'Revues, journaux et guides périmés.',
      'Cassettes et disques.',
    ],
    equipment: [
      'Appareils en panne ou sans chargeur.',
      'Écrans à tube et très gros meubles.',
      'Matériel médical.',
    ],
  },
  steps: {
    title: 'Ce qui se passe ensuite',
    entries: [
      { title: 'Nous vous répondons', text: 'Une personne de l’équipe regarde ce qui servira, et où.' },
      {
        title: 'Nous convenons d’un dépôt ou d’un passage',
        text: 'À partir de quelques cartons, un bénévole peut venir chez vous.',
      },
      {
        title: 'Nous trions et expédions',
        text: 'Chaque carton est étiqueté, puis part avec le prochain envoi.',
      },
      { title: 'Vous savez où ils sont', text: 'Nous vous disons quelle bibliothèque les a reçus.' },
    ],
  },
  other: {
    title: 'Rien à donner sous la main\u00a0?',
    text: 'Un don d’argent paie le transport de ce que d’autres ont offert.',
    action: 'Faire un don',
  },
} as const;
