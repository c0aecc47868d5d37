export const waysToGiveContent = {
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
} as const;
