/** Letters of a name, views of one person for a list, bytes that a view takes, filters and columns that it names. */
export const SAVED_VIEW_LIMITS = { name: 80, of_one_owner: 50, bytes: 8192, names: 100, rows: 100 } as const;

export const SORT_ORDERS = ['ASC', 'DESC'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What is said where a view cannot be kept as it is. */
export const SAVED_VIEW_MESSAGES = {
  name: 'Donnez un nom à cette vue.',
  taken: 'Vous avez déjà une vue de ce nom sur cette liste : choisissez-en un autre.',
  resource: 'Cette liste n’existe pas dans le panneau.',
  params: 'Dites ce que la vue garde de la liste.',
  filter: 'Cette liste n’a pas ce filtre.',
  sort: 'Cette liste ne se trie pas ainsi.',
  order: 'Choisissez un ordre, croissant ou décroissant.',
  size: 'Cette vue garde trop de choses : retirez-en des filtres.',
} as const;
