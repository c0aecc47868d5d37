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
  actualite: 'Panneau d’affichage',
  bibliotheque: 'Rayons d’une bibliothèque',
  bilan: 'Piles de livres qui montent',
  collecte: 'Cartons de livres',
  conseils: 'Trois caisses de tri',
  coulisses: 'Entrepôt et chariot',
  formation: 'Atelier de formation',
  jeunesse: 'Enfants qui lisent',
  manuels: 'Manuels scolaires',
  numerique: 'Ordinateur',
  partenariat: 'Deux mains sur un livre',
  portrait: 'Bibliothécaire de face',
  temoignage: 'Lectrice qui raconte',
  terrain: 'Piste vers un village',
  transport: 'Bateau chargé',
};

export const CATEGORY_COLORS = ['indigo', 'vert', 'soleil', 'pagne'] as const;
export type CategoryColor = (typeof CATEGORY_COLORS)[number];
export const CATEGORY_COLOR_LABELS: Record<CategoryColor, string> = {
  indigo: 'Indigo',
  vert: 'Vert palme',
  soleil: 'Jaune soleil',
  pagne: 'Bleu pagne',
};

/** What a record says of a category it is in. */
export interface CategoryMention {
  id: number;
  slug: string;
  name: string;
  illustration: CategoryIllustration;
  color: CategoryColor;
}

/** `GET /categories/`. */
export interface Category extends CategoryMention {
  description: string;
  /** Published articles in it. */
  article_count: number;
}

/** What a record says of a tag it bears. */
export interface TagMention {
  id: number;
  slug: string;
  name: string;
}

/** `GET /tags/`. Articles and events share them. */
export interface Tag extends TagMention {
  description: string;
  /** Published articles and events that bear it. */
  article_count: number;
  event_count: number;
}

export interface CategoryInput {
  slug?: string;
  name: string;
  description?: string;
  illustration?: CategoryIllustration;
  color?: CategoryColor;
}

export interface TagInput {
  slug?: string;
  name: string;
  description?: string;
}

export const TAXONOMY_LIMITS = { max_name: 60, max_description: 300 } as const;
export const TAXONOMY_MESSAGES = {
  category_name_required: 'Donnez un nom à la catégorie.',
  tag_name_required: 'Donnez un nom à l’étiquette.',
  category_name_taken: 'Une catégorie porte déjà ce nom.',
  tag_name_taken: 'Une étiquette porte déjà ce nom.',
  merge_with_itself: 'Choisissez une autre étiquette : celle-ci ne se fusionne pas avec elle-même.',
} as const;
