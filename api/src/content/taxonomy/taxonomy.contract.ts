import type { PublicationState } from '../publishing/publishing.contract.js';

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

/** `admin/categories` and `admin/tags`. `use_count` counts drafts, waiting changes, archives and the trash too. */
export interface CategoryRecord extends Category, PublicationState {
  use_count: number;
}
export interface TagRecord extends Tag, PublicationState {
  use_count: number;
}

/** `POST admin/tags/{id}/merge`: what bears this tag bears the other one, and this one goes to the trash. */
export interface TagMerge {
  into: number;
  version: number;
}
export interface TagMerged {
  /** Records that bore the tag. */
  moved: number;
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
