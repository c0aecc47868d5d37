export const favoriteContent = {
  add: 'Ajouter aux favoris',
  remove: 'Retirer des favoris',
  of: (action: string, title: string, count: number) =>
    `${action}\u00a0: ${title}, dans ${count} ${count > 1 ? 'favoris' : 'favori'}`,
  added: 'Ajoutée à vos favoris.',
  removed: 'Retirée de vos favoris.',
};
