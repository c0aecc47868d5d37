import { Injectable } from '@nestjs/common';
import { ArticleWritesService } from '../src/content/articles/article-writes.service.js';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { CategoriesService, TagsService } from '../src/content/taxonomy/term-records.service.js';
import { ADVICE } from './articles/advice.content.js';
import { ASSOCIATION_LIFE } from './articles/association-life.content.js';
import { BEHIND_THE_SCENES } from './articles/behind-the-scenes.content.js';
import type { DemoArticle } from './articles/demo-article.js';
import { PORTRAITS } from './articles/portraits.content.js';
import { REPORTS } from './articles/reports.content.js';
import { STORIES } from './articles/stories.content.js';
import { DEMO_CATEGORIES, DEMO_TAGS } from './articles/taxonomy.content.js';
import { dayIn, momentAt } from './demo-days.js';
import { DemoPublicationService } from './demo-publication.service.js';
import { idsOf } from './demo-slugs.js';

const ARTICLES = [...STORIES, ...PORTRAITS, ...BEHIND_THE_SCENES, ...ADVICE, ...REPORTS, ...ASSOCIATION_LIFE];
const PUBLISHED_AT = '08:30';

/** The categories, the tags and the news of the demonstration. */
@Injectable()
export class DemoArticlesService {
  constructor(
    private readonly categories: CategoriesService,
    private readonly tags: TagsService,
    private readonly articles: ArticleWritesService,
    private readonly publication: DemoPublicationService,
    private readonly clock: Clock,
  ) {}

  /** Answers the numbers of the tags by their slugs, for the events. */
  async make(pictures: ReadonlyMap<string, number>, author: Author): Promise<Map<string, number>> {
    const categories = new Map<string, number>();
    for (const category of DEMO_CATEGORIES)
      categories.set(category.slug, (await this.categories.create(category, author)).id);
    const tags = new Map<string, number>();
    for (const tag of DEMO_TAGS) tags.set(tag.slug, (await this.tags.create(tag, author)).id);
    for (const { categories: inCategories, tags: withTags, ...article } of ARTICLES) {
      const ids = {
        category_ids: idsOf(inCategories, categories),
        tag_ids: idsOf(withTags, tags),
        featured_image_id: pictures.get(article.slug) ?? null,
      };
      await this.makeOne(article, ids, author);
    }
    return tags;
  }

  private async makeOne(
    { published_in, ...article }: Omit<DemoArticle, 'categories' | 'tags'>,
    ids: { category_ids: number[]; tag_ids: number[]; featured_image_id: number | null },
    author: Author,
  ): Promise<void> {
    const at = published_in === null ? null : momentAt(dayIn(this.clock.now(), published_in), PUBLISHED_AT);
    const isPast = at !== null && at < this.clock.now();
    const published_at = isPast ? at.toISOString() : null;
    const id = await this.articles.create({ ...article, ...ids, published_at }, author);
    if (at) await this.publication.publish('articles', id, isPast ? null : at, author);
  }
}
