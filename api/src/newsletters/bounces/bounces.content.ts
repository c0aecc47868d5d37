export const bounceTexts = {
  none: 'Aucune boîte n’est relevée : seuls comptent les refus à l’envoi et les annonces du relais',
  allRead: 'La boîte des retours répond, et tout ce qu’elle contient est compris',
  starred: (count: number) =>
    `${count} message${count > 1 ? 's' : ''} de la boîte des retours n’${count > 1 ? 'ont' : 'a'} pas été compris : ${count > 1 ? 'ils y portent' : 'il y porte'} une étoile. Lisez-${count > 1 ? 'les' : 'le'}, puis retirez l’étoile.`,
};
