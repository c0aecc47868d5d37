import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { PicturesService } from '../../content/media/pictures.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { AudiencesService } from '../audiences/audiences.service.js';
import { recordNewsletter, RESOURCE } from './audited-newsletter.js';
import { keptBlocks } from './newsletter-blocks.js';
import { freeSlug } from './newsletter-slugs.js';
import { NewsletterStartsService } from './newsletter-starts.service.js';
import { NewsletterVersionsService } from './newsletter-versions.service.js';
import type { NewsletterChanges, NewsletterInput } from './newsletter.dto.js';
import { NewsletterRow } from './newsletter.entity.js';
import { issueErrors } from './newsletter.errors.js';
import { isWritable, NEWSLETTER_ISSUES } from './newsletters.contract.js';
import { NewslettersService } from './newsletters.service.js';

/** Newsletters as staff write them. */
@Injectable()
export class NewsletterWritesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly newsletters: NewslettersService,
    private readonly starts: NewsletterStartsService,
    private readonly versions: NewsletterVersionsService,
    private readonly audiences: AudiencesService,
    private readonly pictures: PicturesService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  async create(input: NewsletterInput, author: Author): Promise<number> {
    const start = await this.starts.from(input);
    const content = this.written({ ...start, ...given(input) });
    return this.database.transaction(async (tx) => {
      await this.assertPictures(tx, content);
      const now = this.clock.now();
      const title = content.title ?? start.title;
      const row = await tx.save(
        tx.create(NewsletterRow, {
          ...BLANK,
          ...content,
          title,
          slug: await freeSlug(tx, title),
          created_by: author.name,
          created_at: now,
          updated_at: now,
        }),
      );
      await this.versions.keep(tx, row, author);
      await recordNewsletter(this.auditLog, tx, author, 'created', null, row);
      return row.id;
    });
  }

  /** Saves what the form holds. What one person writes in a quarter of an hour is one version and one entry of the log. */
  async change(id: number, { version, ...changes }: NewsletterChanges, author: Author): Promise<void> {
    await this.write(id, version, author, async (row) => this.written(given(changes), row));
  }

  /** Writes the text of a version over the present one, which stays a version as well. */
  async restore(id: number, number: number, version: number, author: Author): Promise<void> {
    await this.write(
      id,
      version,
      author,
      async (row, tx) => {
        const { audience, ...content } = await this.versions.content(tx, row.id, number);
        return { ...content, audience: this.audiences.checked(audience) };
      },
      true,
    );
  }

  private async write(
    id: number,
    version: number,
    author: Author,
    changed: (row: NewsletterRow, tx: EntityManager) => Promise<Partial<NewsletterRow>>,
    isApart = false,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await this.newsletters.hold(tx, id);
      await this.auditLog.assertCurrent(tx, RESOURCE, row, version);
      if (!isWritable(row.status)) throw issueErrors.notWritable(row.status);
      const before = { ...row };
      const changes = await changed(row, tx);
      await this.assertPictures(tx, changes);
      // A test says something of the text that was tested alone.
      Object.assign(row, changes, { updated_at: this.clock.now(), tested_at: null, tested_by: '' });
      await tx.save(row);
      if (await this.versions.keep(tx, row, author, isApart))
        await recordNewsletter(this.auditLog, tx, author, 'updated', before, row);
    });
  }

  private written(
    { blocks, audience, ...rest }: NewsletterInput,
    row?: NewsletterRow,
  ): Partial<NewsletterRow> {
    return {
      ...(row && { blocks: row.blocks, audience: row.audience }),
      ...(rest as Partial<NewsletterRow>),
      ...(blocks && { blocks: keptBlocks(blocks) }),
      ...(audience && { audience: this.audiences.checked(audience) }),
    };
  }

  /** What it shows is in the library, and stays there until this is written. */
  private async assertPictures(tx: EntityManager, { blocks = [] }: Partial<NewsletterRow>): Promise<void> {
    for (const [index, { media_id }] of blocks.entries())
      if (media_id !== null && !(await this.pictures.exists(tx, media_id)))
        throw platformErrors.invalid({ [`blocks.${index}.media_id`]: NEWSLETTER_ISSUES.picture_gone });
  }
}

const BLANK: Partial<NewsletterRow> = {
  subject: '',
  preheader: '',
  blocks: [],
  audience: [],
  is_public: true,
  status: 'draft',
  scheduled_at: null,
  confirmed_count: null,
  confirmed_by: '',
  tested_at: null,
  tested_by: '',
  started_at: null,
  finished_at: null,
  run_id: null,
};

/** What the form says, without what it leaves out and what only says where to begin. */
function given({ title, subject, preheader, blocks, audience, is_public }: NewsletterInput): NewsletterInput {
  const fields = { title, subject, preheader, blocks, audience, is_public };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
