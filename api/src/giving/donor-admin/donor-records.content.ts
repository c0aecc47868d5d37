export const donorRecordsContent = {
  equal: 'Les donateurs de la liste sont ceux que disent les dons, le journal et les comptes',
  differ: (count: number) =>
    `${count} donateur(s) de la liste ne disent plus ce que disent leurs dons : la comparaison de la nuit les refait`,
};
