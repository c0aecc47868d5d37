import type { Picture } from '../media/media.contract.js';
import type { PublicationState } from '../publishing/publishing.contract.js';
import type { CategoryMention, TagMention } from '../taxonomy/taxonomy.contract.js';

export const ARTICLE_STATUSES = ['draft', 'scheduled', 'published'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];
export const ARTICLE_STATUS_LABELS: Record<ArticleStatus, string> = {
  draft: 'Brouillon',
  scheduled: 'Programmé',
  published: 'Publié',
};

export const ARTICLE_ORDERINGS = ['published_at', 'title', 'view_count', 'created_at', 'updated_at'] as const;

export const ARTICLE_LIMITS = {
  max_title: 200,
  max_excerpt: 500,
  max_content: 200_000,
  max_author: 120,
  max_seo_description: 300,
  max_categories: 10,
  max_tags: 20,
} as const;

export const ARTICLE_MESSAGES = {
  title_required: 'Donnez un titre à l’article.',
  excerpt_required: 'Résumez l’article en une ou deux phrases avant de le publier.',
  content_required: 'Écrivez le texte de l’article avant de le publier.',
  published_at_future: 'Cette date est à venir : pour publier plus tard, programmez la publication.',
  email_format: 'Indiquez une adresse e-mail, par exemple awa@exemple.org.',
} as const;

/** An article as lists show it. Dates are ISO 8601, UTC. */
export interface ArticleSummary {
  id: number;
  slug: string;
  title: string;
  /** Plain text; cards show its beginning, see `cardExcerpt`. */
  excerpt: string;
  /** Address of the picture, for clients that want one; `picture` has its sizes and its text. */
  featured_image: string | null;
  picture: Picture | null;
  published_at: string | null;
  featured: boolean;
  status: ArticleStatus;
  author_name: string;
  categories: CategoryMention[];
  tags: TagMention[];
  /** Minutes; see `readingTime`. */
  reading_time: number;
  view_count: number;
  seo_description: string;
  updated_at: string;
}

/** An article as anyone may read it. */
export interface Article extends ArticleSummary {
  /** Sanitised HTML. */
  content: string;
}

/** `admin/articles`: the working copy, with what waits to be published; `slug` leads to the public text until then. */
export interface ArticleRecord extends Article, PublicationState {
  featured_image_id: number | null;
  category_ids: number[];
  tag_ids: number[];
  author_email: string | null;
}

/** An article that staff must look at: a line on the dashboard. */
export type ArticleToLookAt = Pick<ArticleRecord, 'id' | 'slug' | 'title' | 'publish_at' | 'updated_at'>;

/** What staff write. Categories and tags by their numbers, in the order in which they are shown. */
export interface ArticleInput {
  slug?: string;
  title: string;
  excerpt?: string;
  /** HTML; sanitised when written. */
  content?: string;
  featured_image_id?: number | null;
  category_ids?: number[];
  tag_ids?: number[];
  /** Who signs; the member of staff who writes where it is left out. */
  author_name?: string;
  /** For the author filter; never shown to the public. */
  author_email?: string | null;
  featured?: boolean;
  /** The date that readers see; the moment of publication where it is left out. Not in the future. */
  published_at?: string | null;
  seo_description?: string;
}

const WORDS_PER_MINUTE = 200;
/** Characters of an excerpt that a card shows. */
export const CARD_EXCERPT = 120;

/** Minutes to read an article: its words divided by 200, rounded up, at least 1 (decisions, « Site »). */
export function readingTime(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}

/** The first 120 characters of an excerpt at most, cut between words and ended by an ellipsis (site §2 and §9). */
export function cardExcerpt(excerpt: string): string {
  const text = excerpt.trim();
  if (text.length <= CARD_EXCERPT) return text;
  const cut = text.slice(0, CARD_EXCERPT - 1);
  const lastSpace = cut.search(/\s\S*$/);
  const kept = lastSpace > 0 && /\S/.test(text.charAt(CARD_EXCERPT - 1)) ? cut.slice(0, lastSpace) : cut;
  return `${kept.replace(/[\s,;:.!?]+$/, '')}…`;
}
