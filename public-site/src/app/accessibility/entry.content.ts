/** What every page carries; the words of the panel come with it. */
export const entryContent = {
  open: 'Accessibilité',
  economyOn: 'Passer en mode économie',
  economyOff: 'Quitter le mode économie',
} as const;
