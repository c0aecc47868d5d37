export const donorRecordsContent = {
  equal: 'Les donateurs de la liste sont ceux que disent les dons, le journal et les comptes',
  differ: (count: number) =>
    count === 1
      ? '1 donateur de la liste ne dit plus ce que disent ses dons : la comparaison de la nuit le refait'
      : `${count} donateurs de la liste ne disent plus ce que disent leurs dons : la comparaison de la nuit les refait`,
};
