export const BULK_ACTIONS = ['publish', 'withdraw', 'remove', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const IMPORT_ACTIONS = ['created', 'updated', 'unchanged'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, lines: 2000 } as const;

export const PUBLISHING_MESSAGES = {
  moment_past: 'Choisissez un moment à venir.',
  slug_taken: 'Cette adresse est déjà prise.',
  slug_format: 'L’adresse ne contient que des lettres minuscules sans accent, des chiffres et des tirets.',
  slug_number: 'L’adresse doit contenir au moins une lettre.',
  picture_unknown: 'Cette image n’est pas dans la médiathèque.',
  picture_in_text_unknown:
    'Ce texte montre une image qui n’est plus dans la médiathèque : retirez-la ou restaurez-la.',
  cell_miscalculated: 'Cette cellule contient une erreur de calcul du tableur : écrivez-y la valeur.',
  cell_uncalculated:
    'Cette cellule contient une formule qui n’a jamais été calculée : ouvrez le fichier dans un tableur et enregistrez-le, ou écrivez-y la valeur.',
  day_unreadable: (cell: string) =>
    `Cette date ne se lit pas : « ${cell.slice(0, 40)} ». Écrivez-la comme 01/03/2027.`,
  column_unnamed: (place: number) => `colonne ${place}, sans titre`,
  quote_stray: 'Un guillemet (") de trop décale les cellules de cette ligne : retirez-le ou doublez-le.',
} as const;
