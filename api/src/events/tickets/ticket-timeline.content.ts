export const ticketTimeline = {
  attached: 'Billets joints',
  renewed: (position: number) => `Billet n° ${position} renouvelé : l’ancien code n’ouvre plus`,
  guestsNamed: (positions: readonly number[]) =>
    positions.length > 1
      ? `Billets n° ${positions.join(', ')} : noms des invités changés`
      : `Billet n° ${positions.join('')} : nom de l’invité changé`,
};
