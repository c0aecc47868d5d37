export const saveSearchContent = {
  title: 'Soyez prévenu des prochaines',
  text: 'Un e-mail quand une bourse qui répond à cette recherche paraît.',
  act: 'Enregistrer cette recherche',
} as const;
