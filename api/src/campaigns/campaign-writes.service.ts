import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { AuditAction } from '../audit/audit.contract.js';
import { type Author, AuditTrailService } from '../audit/audit-trail.service.js';
import { PicturesService } from '../media/pictures.service.js';
import { Clock } from '../platform/clock/clock.js';
import { ContentRevisionService } from '../platform/database/content-revision.service.js';
import { lockRecord } from '../platform/database/optimistic.js';
import { slugOf } from '../platform/http/slug.js';
import { type Currency, CURRENCY_DECIMALS, toMajorUnits } from '../platform/money/money.contract.js';
import type { BulkBody, CampaignBody, CampaignUpdateBody } from './campaign-body.dto.js';
import { CampaignRow } from './campaign.entity.js';
import { campaignErrors } from './campaign.errors.js';
import { campaignFaults } from './campaign.rules.js';
import { columnsOf, NEW_CAMPAIGN } from './campaign-columns.js';

const RESOURCE = 'campaigns';

/** What staff do to campaigns. Every write is in the trail, and raises the content revision. */
@Injectable()
export class CampaignWritesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly trail: AuditTrailService,
    private readonly revision: ContentRevisionService,
    private readonly pictures: PicturesService,
    private readonly clock: Clock,
  ) {}

  async create(body: CampaignBody, author: Author): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const row = tx.create(CampaignRow, {
        ...NEW_CAMPAIGN,
        ...columnsOf(body, body.currency ?? NEW_CAMPAIGN.currency),
      });
      Object.assign(row, { created_by: author.id, created_at: now, updated_at: now });
      row.slug ||= await this.freeSlug(tx, row.title);
      await this.save(tx, row);
      await this.tell(tx, author, 'created', null, row);
      return row.id;
    });
  }

  async update(id: number, { version, ...body }: CampaignUpdateBody, author: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.lock(tx, id);
      await this.trail.assertCurrent(tx, RESOURCE, row, version);
      if (row.deleted_at) throw campaignErrors.inTheBin();
      const before = { ...row };
      if (body.currency && body.currency !== row.currency) await this.changeCurrency(tx, row, body.currency);
      const { slug, ...values } = columnsOf(body, row.currency);
      Object.assign(row, values, slug && { slug });
      await this.save(tx, row);
      await this.tell(tx, author, 'updated', before, row);
    });
  }

  /** The same values on many campaigns: on all of them, or on none. */
  async updateMany({ ids, values }: BulkBody, author: Author): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const rows = await tx.find(CampaignRow, {
        where: { id: In(ids) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      for (const row of rows) {
        if (row.deleted_at) throw campaignErrors.inTheBin();
        const before = { ...row };
        Object.assign(row, columnsOf(values, row.currency));
        await this.save(tx, row);
        await this.tell(tx, author, 'updated', before, row);
      }
      return rows.length;
    });
  }

  /** To the bin for 30 days; to the archives where gifts depend on it. */
  async remove(id: number, author: Author): Promise<void> {
    await this.move(id, author, async (tx, row) => {
      if (row.deleted_at || row.archived_at) throw campaignErrors.inTheBin();
      const shelf = (await hasGifts(tx, id)) ? 'archived_at' : 'deleted_at';
      row[shelf] = this.clock.now();
      return shelf === 'archived_at' ? 'archived' : 'deleted';
    });
  }

  async restore(id: number, author: Author): Promise<void> {
    await this.move(id, author, async (_, row) => {
      if (!row.deleted_at && !row.archived_at) throw campaignErrors.notInTheBin();
      row.deleted_at = null;
      row.archived_at = null;
      return 'restored';
    });
  }

  /** The figures keep what they say in major units; once gifts are counted in a currency, it stays. */
  private async changeCurrency(tx: EntityManager, row: CampaignRow, currency: Currency): Promise<void> {
    if (await hasGifts(tx, row.id)) throw campaignErrors.currencyInUse();
    for (const field of ['goal_amount', 'opening_amount'] as const)
      row[field] = Math.round(toMajorUnits(row[field], row.currency)) * 10 ** CURRENCY_DECIMALS[currency];
    row.currency = currency;
  }

  private async move(
    id: number,
    author: Author,
    change: (tx: EntityManager, row: CampaignRow) => Promise<AuditAction>,
  ) {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.lock(tx, id);
      const before = { ...row };
      const action = await change(tx, row);
      row.updated_at = this.clock.now();
      await tx.save(row);
      await this.tell(tx, author, action, before, row);
    });
  }

  private async save(tx: EntityManager, row: CampaignRow): Promise<void> {
    const faults = campaignFaults(row);
    if (Object.keys(faults).length > 0) throw campaignErrors.invalid(faults);
    if (row.featured_image_id !== null && !(await this.pictures.exists(tx, row.featured_image_id)))
      throw campaignErrors.imageNotFound();
    row.updated_at = this.clock.now();
    try {
      await tx.save(row);
    } catch (error) {
      if ((error as { constraint?: string }).constraint === 'campaigns_slug_key')
        throw campaignErrors.slugTaken();
      throw error;
    }
  }

  private async lock(tx: EntityManager, id: number): Promise<CampaignRow> {
    const row = await lockRecord(tx, CampaignRow, id);
    if (!row) throw campaignErrors.notFound();
    return row;
  }

  private async freeSlug(tx: EntityManager, title: string): Promise<string> {
    const wished = slugOf(title);
    const base = /[a-z]/.test(wished) ? wished : `campagne-${wished}`.replace(/-$/, '');
    const taken = await tx.query<{ slug: string }[]>(
      'SELECT slug FROM campaigns WHERE slug = $1 OR slug LIKE $2',
      [base, `${base}-%`],
    );
    const slugs = new Set(taken.map(({ slug }) => slug));
    let slug = base;
    for (let number = 2; slugs.has(slug); number += 1) slug = `${base}-${number}`;
    return slug;
  }

  private async tell(
    tx: EntityManager,
    author: Author,
    action: AuditAction,
    before: CampaignRow | null,
    after: CampaignRow,
  ) {
    await this.trail.record(tx, { author, action, resource: RESOURCE, label: after.title, before, after });
    await this.revision.raise(tx);
  }
}

async function hasGifts(tx: EntityManager, campaignId: number): Promise<boolean> {
  const gifts = await tx.query<unknown[]>('SELECT 1 FROM campaign_gifts WHERE campaign_id = $1 LIMIT 1', [
    campaignId,
  ]);
  return gifts.length > 0;
}
