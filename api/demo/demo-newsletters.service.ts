import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { ArticlesService } from '../src/content/articles/articles.service.js';
import { NewsletterWritesService } from '../src/newsletters/newsletters/newsletter-writes.service.js';
import { NewslettersService } from '../src/newsletters/newsletters/newsletters.service.js';
import { NewsletterRenderingService } from '../src/newsletters/rendering/newsletter-rendering.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { DAY_MS } from '../src/platform/clock/durations.contract.js';
import { insert } from './demo-rows.js';
import { draftNewsletter, sentNewsletter } from './newsletters/newsletters.content.js';

const SENT_DAYS_AGO = 24;
const SENDING_MS = 90_000;

/** A newsletter in the archive, sent to the readers of the demonstration without a single e-mail; and a draft. */
@Injectable()
export class DemoNewslettersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly writes: NewsletterWritesService,
    private readonly newsletters: NewslettersService,
    private readonly rendering: NewsletterRenderingService,
    private readonly articles: ArticlesService,
    private readonly clock: Clock,
  ) {}

  async make(campaigns: ReadonlyMap<string, number>, author: Author): Promise<void> {
    const campaign = [...campaigns.values()][0]!;
    const { results } = await this.articles.list({ page_size: 1 }, '/articles');
    await this.sent(await this.writes.create(sentNewsletter(campaign, results[0]!.id), author), author);
    await this.writes.create(draftNewsletter(campaign), author);
  }

  private async sent(id: number, author: Author): Promise<void> {
    const row = await this.newsletters.row(id);
    const { html, text, parts } = await this.rendering.render(row);
    const at = new Date(this.clock.now().getTime() - SENT_DAYS_AGO * DAY_MS);
    const over = new Date(at.getTime() + SENDING_MS);
    await this.database.transaction(async (tx) => {
      const mailing = { newsletter_id: id, subject: row.subject, html, text, made_at: at };
      await insert(tx, 'newsletter_mailings', { ...mailing, blocks: JSON.stringify(parts) });
      await tx.query(
        `INSERT INTO newsletter_recipients (newsletter_id, subscriber_id, place, domain, state, attempts, next_at,
           attempted_at, settled_at)
         SELECT $1, id, 1, split_part(email, '@', 2), 'sent', 1, $2, $2, $3 FROM newsletter_subscribers
          WHERE confirmed_at < $2 AND 'actualites' = ANY (topics)`,
        [id, at, over],
      );
      await tx.query(
        `UPDATE newsletters SET status = 'sent', scheduled_at = $2, started_at = $2, finished_at = $3, confirmed_by = $4,
                slug = 'onze-mille-livres-ont-pris-la-mer', created_at = $2, updated_at = $2,
                confirmed_count = (SELECT count(*) FROM newsletter_recipients WHERE newsletter_id = $1)
          WHERE id = $1`,
        [id, at, over, author.name],
      );
    });
  }
}
