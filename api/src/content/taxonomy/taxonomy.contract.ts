/** Drawings that a category may have: they are also the pictures of its articles that have none. */
export const CATEGORY_ILLUSTRATIONS = [
  'actualite',
  'bibliotheque',
  'bilan',
  'collecte',
  'conseils',
  'coulisses',
  'formation',
  'jeunesse',
  'manuels',
  'numerique',
  'partenariat',
  'portrait',
  'temoignage',
  'terrain',
  'transport',
] as const;
export type CategoryIllustration = (typeof CATEGORY_ILLUSTRATIONS)[number];
export const CATEGORY_ILLUSTRATION_LABELS: Record<CategoryIllustration, string> = {
  actualite: 'Actualité',
  bibliotheque: 'Bibliothèque',
  bilan: 'Bilan',
  collecte: 'Collecte',
  conseils: 'Conseils',
  coulisses: 'Coulisses',
  formation: 'Formation',
  jeunesse: 'Jeunesse',
  manuels: 'Manuels scolaires',
  numerique: 'Numérique',
  partenariat: 'Partenariat',
  portrait: 'Portrait',
  temoignage: 'Témoignage',
  terrain: 'Sur le terrain',
  transport: 'Transport',
};

export const CATEGORY_COLORS = ['indigo', 'vert', 'soleil', 'pagne'] as const;
export type CategoryColor = (typeof CATEGORY_COLORS)[number];
export const CATEGORY_COLOR_LABELS: Record<CategoryColor, string> = {
  indigo: 'Indigo',
  vert: 'Vert palme',
  soleil: 'Jaune soleil',
  pagne: 'Bleu pagne',
};

/** What a new tag, and a new category, is where the form says nothing. */
export const NEW_TAG = { slug: '', description: '' } as const;
export const NEW_CATEGORY = { ...NEW_TAG, illustration: 'actualite', color: 'indigo' } as const;

export const TAXONOMY_LIMITS = { max_name: 60, max_description: 300 } as const;
export const TAXONOMY_MESSAGES = {
  category_name_required: 'Donnez un nom à la catégorie.',
  tag_name_required: 'Donnez un nom à l’étiquette.',
  category_name_taken: 'Une catégorie porte déjà ce nom.',
  tag_name_taken: 'Une étiquette porte déjà ce nom.',
  merge_with_itself: 'Choisissez une autre étiquette : celle-ci ne se fusionne pas avec elle-même.',
} as const;
