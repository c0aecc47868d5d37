/** The exports' columns, in order, with their headings; imports read the same. */
export const CATEGORY_EXPORT_COLUMNS: Record<string, string> = {
  slug: 'Adresse',
  name: 'Nom',
  description: 'Description',
  illustration: 'Illustration',
  color: 'Couleur',
};

export const TAG_EXPORT_COLUMNS: Record<string, string> = {
  slug: 'Adresse',
  name: 'Nom',
  description: 'Description',
};

export const TERM_COUNT_COLUMNS: Record<string, string> = {
  article_count: 'Articles publiés',
  use_count: 'Emplois',
};
