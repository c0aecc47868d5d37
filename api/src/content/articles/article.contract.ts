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

/** What a new article is where the form says nothing. */
export const NEW_ARTICLE = {
  slug: '',
  excerpt: '',
  content: '',
  featured_image_id: null,
  category_ids: [] as number[],
  tag_ids: [] as number[],
  author_name: '',
  author_email: null,
  featured: false,
  published_at: null,
  seo_description: '',
} as const;

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
