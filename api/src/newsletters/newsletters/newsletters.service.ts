import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import type { CampaignUpdateRow } from '../../content/campaign-updates/campaign-updates-admin.service.js';
import type { Shelf } from '../../core/audit/audit.contract.js';
import { orderOf } from '../../platform/database/french-order.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { shownAs } from '../../platform/http/shown-as.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { type NewsletterBlock, NewsletterRecord } from './newsletter.dto.js';
import { NewsletterRow } from './newsletter.entity.js';
import { campaignUpdateBlocks } from './campaign-update-blocks.js';
import { freeSlug } from './newsletter-slugs.js';
import { issueErrors } from './newsletter.errors.js';
import { GONE_STATUSES, hasLeft, type NewsletterStatus } from './newsletters.contract.js';

export type { NewsletterRow };

interface ListFilter {
  ids?: number[];
  q?: string;
  status?: NewsletterStatus[];
  shelf?: Shelf[];
}

/** Newsletters as staff read them. */
@Injectable()
export class NewslettersService {
  constructor(@InjectRepository(NewsletterRow) private readonly rows: Repository<NewsletterRow>) {}

  @FindsRecords({ resource: 'newsletters', name: ['title'], sort: ['updated_at', 'DESC'] })
  async list(range: RangeQuery): Promise<[NewsletterRecord[], number]> {
    const { ids, q, status, shelf } = range.filter as ListFilter;
    const found = this.rows
      .createQueryBuilder('newsletter')
      // News of a campaign are read with their campaign.
      .where('newsletter.campaign_update_id IS NULL')
      .orderBy(orderOf('newsletter', range.sort[0]), range.sort[1], 'NULLS LAST')
      .addOrderBy('newsletter.id', range.idDirection);
    if (shelf?.includes('bin')) found.withDeleted().andWhere('newsletter.deleted_at IS NOT NULL');
    if (ids) found.andWhere('newsletter.id = ANY(:ids)', { ids });
    if (status) found.andWhere('newsletter.status = ANY(:status)', { status });
    if (q) found.andWhere("says(newsletter.title || ' ' || newsletter.subject, :q)", { q });
    const [rows, count] = await range.rowsOf(found);
    return [rows.map(presentNewsletter), count];
  }

  async find(id: number): Promise<NewsletterRecord> {
    return presentNewsletter(await this.row(id));
  }

  /** Inside a transaction, give it. */
  async row(id: number, tx?: EntityManager): Promise<NewsletterRow> {
    const row = await (tx?.getRepository(NewsletterRow) ?? this.rows).findOneBy({ id });
    if (!row) throw issueErrors.notFound();
    return row;
  }

  /** Those that anyone may read, the newest first. */
  async published(offset: number, limit: number): Promise<[NewsletterRow[], number]> {
    return this.rows.findAndCount({
      where: IN_ARCHIVE,
      order: { started_at: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit,
    });
  }

  /** The one that anyone may read at this address; another answer where it was withdrawn than where it never was. */
  async publishedAt(slug: string): Promise<NewsletterRow> {
    const row = await this.rows.findOneBy({ slug });
    if (!row || !hasLeft(row.status)) throw issueErrors.notFound();
    if (row.withdrawn_at) throw issueErrors.withdrawn();
    if (!row.is_public) throw issueErrors.notFound();
    return row;
  }

  /** An address of the archive that no other has, made of the subject. */
  freeSlug(tx: EntityManager, { id, subject }: NewsletterRow): Promise<string> {
    return freeSlug(tx, subject, id);
  }

  /** What writes an update of a campaign to donors; null where nothing does. */
  async ofUpdate(
    campaign_update_id: number,
    tx: EntityManager = this.rows.manager,
  ): Promise<NewsletterRow | null> {
    return tx.findOneBy(NewsletterRow, { campaign_update_id });
  }

  async ofUpdates(ids: readonly number[]): Promise<NewsletterRow[]> {
    return this.rows.findBy({ campaign_update_id: In([...ids]) });
  }

  /** An update of a campaign as blocks; `path` is its page. */
  blocksOfUpdate(update: CampaignUpdateRow, path: string): NewsletterBlock[] {
    return campaignUpdateBlocks(update, path);
  }

  /** Writes an update of a campaign to donors; the database refuses a second one. */
  async addForUpdate(tx: EntityManager, written: UpdateToSend): Promise<NewsletterRow> {
    return tx.save(
      tx.create(NewsletterRow, {
        ...written,
        slug: await freeSlug(tx, written.title),
        audience: [],
        is_public: false,
        status: 'scheduled',
        tested_by: '',
      }),
    );
  }

  /** The row, held until the caller's transaction ends; refuses one in the bin. */
  async hold(tx: EntityManager, id: number): Promise<NewsletterRow> {
    const row = await this.holdAny(tx, id);
    if (row.deleted_at) throw issueErrors.notFound();
    return row;
  }

  /** The same, in the bin or not. */
  async holdAny(tx: EntityManager, id: number): Promise<NewsletterRow> {
    const row = await lockRecord(tx, NewsletterRow, id);
    if (!row) throw issueErrors.notFound();
    return row;
  }

  /** From now on this run of the sending job is the one that sends it. */
  async setRun(tx: EntityManager, id: number, run_id: string): Promise<void> {
    await this.set(tx, id, { run_id });
  }

  async noteTest(tx: EntityManager, id: number, tested_at: Date, tested_by: string): Promise<void> {
    await this.set(tx, id, { tested_at, tested_by });
  }

  async finish(tx: EntityManager, id: number, status: 'sent' | 'stopped', finished_at: Date): Promise<void> {
    await this.set(tx, id, { status, finished_at, run_id: null });
  }

  /** What sending writes, which is no change of what was written: the version stays. */
  async set(tx: EntityManager, id: number, changes: SendingState): Promise<void> {
    await tx.update(NewsletterRow, { id }, { ...changes, version: () => 'version' });
  }
}

export type UpdateToSend = Pick<
  NewsletterRow,
  | 'campaign_update_id'
  | 'title'
  | 'subject'
  | 'preheader'
  | 'blocks'
  | 'scheduled_at'
  | 'confirmed_count'
  | 'confirmed_by'
  | 'created_by'
  | 'created_at'
  | 'updated_at'
>;

type SendingState = Partial<
  Pick<
    NewsletterRow,
    | 'status'
    | 'slug'
    | 'scheduled_at'
    | 'confirmed_count'
    | 'confirmed_by'
    | 'tested_at'
    | 'tested_by'
    | 'started_at'
    | 'finished_at'
    | 'run_id'
  >
>;

const IN_ARCHIVE = GONE_STATUSES.map((status) => ({ status, is_public: true }));

export const presentNewsletter = (row: NewsletterRow): NewsletterRecord => shownAs(NewsletterRecord, row);
