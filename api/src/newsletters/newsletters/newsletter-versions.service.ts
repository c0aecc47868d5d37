import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { NewsletterVersion } from './newsletter.dto.js';
import { type NewsletterContent, type NewsletterRow, NewsletterVersionRow } from './newsletter.entity.js';
import { issueErrors } from './newsletter.errors.js';
import { NEWSLETTER_RULES } from './newsletters.contract.js';
import { newestVersion } from './newsletters.queries.js';

const MINUTE_MS = 60_000;

/** What was saved of a newsletter, and by whom. */
@Injectable()
export class NewsletterVersionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Keeps the text as it is now; answers whether this begins a version, or goes on with the same person's last one. */
  async keep(tx: EntityManager, row: NewsletterRow, author: Author, isApart = false): Promise<boolean> {
    const now = this.clock.now();
    const content = contentOf(row);
    const last = await newestVersion.first(tx, row.id);
    const goesOn =
      !isApart &&
      last !== null &&
      last.staff_id === author.id &&
      now.getTime() - last.began_at.getTime() < NEWSLETTER_RULES.version_minutes * MINUTE_MS;
    if (goesOn) {
      await tx.update(NewsletterVersionRow, { id: last.id }, { content, saved_at: now });
      return false;
    }
    await tx.insert(NewsletterVersionRow, {
      newsletter_id: row.id,
      number: (last?.number ?? 0) + 1,
      content: content as never,
      staff_id: author.id,
      staff_name: author.name,
      began_at: now,
      saved_at: now,
    });
    return true;
  }

  async list(newsletter_id: number): Promise<NewsletterVersion[]> {
    const rows = await this.database.manager.find(NewsletterVersionRow, {
      where: { newsletter_id },
      order: { number: 'DESC' },
      take: 200,
    });
    return rows.map(({ number, staff_name, began_at, saved_at, content }) => ({
      number,
      staff_name,
      began_at: began_at.toISOString(),
      saved_at: saved_at.toISOString(),
      title: content.title,
      subject: content.subject,
      block_count: content.blocks.length,
    }));
  }

  async content(tx: EntityManager, newsletter_id: number, number: number): Promise<NewsletterContent> {
    const row = await tx.findOneBy(NewsletterVersionRow, { newsletter_id, number });
    if (!row) throw issueErrors.versionNotFound();
    return row.content;
  }
}

const contentOf = ({ title, subject, preheader, blocks, audience }: NewsletterRow): NewsletterContent => ({
  title,
  subject,
  preheader,
  blocks,
  audience,
});
