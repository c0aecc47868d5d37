import { Injectable } from '@nestjs/common';
import { ArticlesService } from '../../content/articles/articles.service.js';
import { escaped } from '../../platform/http/escaped.js';
import { aBlock } from './newsletter-blocks.js';
import { newsletterTexts as texts, templateBlocks } from './newsletter-templates.content.js';
import type { NewsletterBlock, NewsletterInput } from './newsletter.dto.js';
import type { NewsletterContent } from './newsletter.entity.js';
import { NEWSLETTER_RULES as RULES } from './newsletters.contract.js';
import { NewslettersService } from './newsletters.service.js';

type Start = Pick<NewsletterContent, 'title' | 'blocks'> & Partial<NewsletterContent>;

/** What a newsletter begins with: a template, an article of the site, or another newsletter. */
@Injectable()
export class NewsletterStartsService {
  constructor(
    private readonly articles: ArticlesService,
    private readonly newsletters: NewslettersService,
  ) {}

  async from({ template, from_article, from_newsletter }: NewsletterInput): Promise<Start> {
    if (from_newsletter) return this.newsletter(from_newsletter);
    if (from_article) return this.article(from_article);
    return { title: texts.title, blocks: templateBlocks[template ?? 'blank'] };
  }

  private async newsletter(id: number): Promise<Start> {
    const { title, subject, preheader, blocks, audience } = await this.newsletters.row(id);
    return { title: texts.copyOf(title).slice(0, RULES.title), subject, preheader, blocks, audience };
  }

  /** The article whole where it is short; its beginning and the way to the rest where it is long. */
  private async article(id: number): Promise<Start> {
    const { title, excerpt, content, picture, slug } = await this.articles.find(String(id));
    const url = `/actualites/${slug}`;
    const isShort = content.length <= RULES.html / 4;
    const heading = aBlock({ type: 'text', html: `<h2>${escaped(title)}</h2><p>Bonjour {prénom},</p>` });
    const blocks: NewsletterBlock[] = [
      ...(picture ? [aBlock({ type: 'picture', media_id: picture.id, alt: picture.alt, url })] : []),
      heading,
      aBlock({ type: 'text', html: isShort ? content : `<p>${escaped(excerpt)}</p>` }),
      aBlock({ type: 'button', label: texts.readMore, url }),
    ];
    return {
      title: title.slice(0, RULES.title),
      subject: title.slice(0, RULES.subject),
      preheader: excerpt.slice(0, RULES.preheader),
      blocks,
      audience: [{ segment: 'topic', value: 'actualites' }],
    };
  }
}
