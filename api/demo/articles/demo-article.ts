import type { ArticleInput } from '../../src/content/articles/article.dto.js';

/** An article by the slugs of its categories and tags, dated from the day of seeding. */
export interface DemoArticle extends Omit<ArticleInput, 'category_ids' | 'tag_ids' | 'published_at'> {
  slug: string;
  excerpt: string;
  content: string;
  author_name: string;
  categories: string[];
  tags: string[];
  /** Days from the day of seeding: past is published, future is scheduled, null is a draft. */
  published_in: number | null;
}
