/** What stands beside the form: what is received, and what happens next. */
export const givingAsideContent = {
  next: {
    title: 'Ce qui se passe ensuite',
    entries: [
      {
        title: 'Vous validez votre don',
        text: 'Un code de 8 chiffres arrive par e-mail, valable 30 minutes.',
      },
      { title: 'Nous vous appelons', text: 'Sous 24 à 48 heures, pour convenir d’un passage.' },
      {
        title: 'Un bénévole vient chez vous',
        text: 'Un calendrier et un rappel vous sont envoyés avant la collecte.',
      },
      {
        title: 'Vous savez où vont vos dons',
        text: 'Nous vous disons ce qui a été collecté, et pour quelle bibliothèque.',
      },
    ],
  },
  takes: {
    title: 'Ce que nous recevons',
    but: 'Ce que nous ne pouvons pas prendre',
    kinds: [
      {
        name: 'Livres',
        yes: [
          'Manuels scolaires et universitaires de moins de dix ans.',
          'Albums, romans, essais, sciences, dictionnaires.',
          'En français, en anglais ou dans les langues du Cameroun.',
        ],
        no: ['Livres abîmés, annotés à l’encre ou humides.', 'Revues, journaux, guides périmés, cassettes.'],
      },
      {
        name: 'Équipement',
        yes: [
          'Ordinateurs de moins de huit ans, qui démarrent.',
          'Liseuses, tablettes, vidéoprojecteurs, imprimantes qui fonctionnent.',
          'Multiprises, matériel réseau et audio.',
        ],
        no: ['Appareils sans chargeur, écrans à tube.', 'Matériel médical.'],
      },
      {
        name: 'Matériel de bibliothèque',
        yes: ['Rayonnages, tables et chaises démontables.', 'Présentoirs, bacs, lampes.'],
        no: ['Très gros meubles, qui ne se démontent pas.'],
      },
    ],
  },
  reach: {
    title: 'La collecte chez vous',
    call: 'Une question avant de remplir\u00a0? Appelez-nous\u00a0:',
  },
  other: {
    title: 'Rien à donner sous la main\u00a0?',
    text: 'Un don d’argent paie le transport de ce que d’autres ont offert.',
    action: 'Faire un don',
  },
} as const;
