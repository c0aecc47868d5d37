export const ticketTimeline = {
  guestsNamed: (positions: readonly number[]) =>
    positions.length > 1
      ? `Billets n° ${positions.join(', ')} : noms des invités changés`
      : `Billet n° ${positions.join('')} : nom de l’invité changé`,
};
