export const settingMessages = {
  name: 'réglage |||| réglages',
  the: 'le réglage',
  fields: { value: 'Valeur' },
};

export const settings = {
  title: 'Réglages',
  categories: {
    identity: 'Ce que chaque page du site dit de l’association.',
    social: 'Un lien apparaît au bas du site dès qu’il est rempli ici.',
  },
  history: 'Derniers changements',
  history_empty: 'Aucun réglage n’a encore été changé.',
  by_default: (value: string) => `Par défaut : ${value === '' ? 'vide' : value}`,
  reset: 'Rétablir',
  reset_one: (label: string) => `Rétablir la valeur par défaut : ${label}`,
  shown_as: (value: string) => `Sur le site : ${value}`,
  last: (name: string, moment: string) => `Changé par ${name}, le ${moment}`,
  changed: (count: number) => (count > 1 ? `${count} réglages changés` : 'Un réglage changé'),
  give_up: 'Abandonner',
  review: 'Relire et enregistrer',
  review_title: 'Ce qui va changer sur le site',
  empty_value: 'vide',
  save: 'Enregistrer',
  saved: (count: number) => (count > 1 ? `${count} réglages enregistrés` : 'Réglage enregistré'),
  some_refused: 'Certains réglages n’ont pas été enregistrés : la raison est sous chacun.',
} as const;
