import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { countsGifts } from '../../content/campaigns/campaign.contract.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { contains } from '../../platform/database/folded-text.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { toMinorUnits } from '../../platform/money/money.contract.js';
import { withHidden } from '../../platform/personal-data/hidden-values.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import {
  DonationCampaignsService,
  type NamedCampaign,
} from '../donations/checkout/donation-campaigns.service.js';
import { entriesOfPot, sumsOfPots } from './matching.queries.js';
import { matchingFaults } from './matching.rules.js';
import { MATCHING_MESSAGES as MESSAGES } from './matching-pot.contract.js';
import type {
  MatchingPotChanges,
  MatchingPotEnd,
  MatchingPotInput,
  MatchingPotRecord,
} from './matching-pot.dto.js';
import { MatchingPotRow, MatchingReportLinkRow } from './matching-pot.entity.js';
import { matchingErrors } from './matching-pot.errors.js';
import { presentPot } from './matching-pot.presenter.js';
import { thenNewest } from '../../platform/react-admin/then-newest.js';

const RESOURCE = 'matching-pots';
const PERSONAL = ['contact_name', 'contact_email'] as const;
const REPORT_PAGE = '/bilan-mecene/';
const takesEuros = (campaign: NamedCampaign | null) =>
  campaign?.currency === 'EUR' && countsGifts(campaign.campaign_type, 'money');

/** Pots of sponsors as staff write them. */
@Injectable()
export class MatchingPotsAdminService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly campaigns: DonationCampaignsService,
    private readonly links: PrivateLinksService,
    private readonly auditLog: AuditLogService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  @FindsRecords({
    resource: RESOURCE,
    name: ['sponsor_name', 'campaign_title'],
    sort: ['created_at', 'DESC'],
  })
  async list(range: RangeQuery): Promise<[MatchingPotRecord[], number]> {
    const { ids, q, campaign_id } = range.filter as { ids?: string[]; q?: string; campaign_id?: number };
    const [field, direction] = range.sort;
    const found = this.dataSource.manager
      .createQueryBuilder(MatchingPotRow, 'pot')
      .orderBy(`pot.${field}`, direction);
    thenNewest(found, 'pot', [field, direction]);
    if (ids) found.andWhere('pot.id = ANY(:ids)', { ids });
    if (q) found.andWhere(contains('pot.sponsor_name', 'q'), { q });
    if (campaign_id !== undefined) found.andWhere('pot.campaign_id = :campaign_id', { campaign_id });
    const [rows, count] = await range.rowsOf(found);
    return [await this.present(rows), count];
  }

  async find(id: string, tx: EntityManager = this.dataSource.manager): Promise<MatchingPotRecord> {
    const row = await tx.findOneBy(MatchingPotRow, { id });
    if (!row) throw platformErrors.notFound();
    return (await this.present([row], tx))[0]!;
  }

  async create(input: MatchingPotInput, by: Author): Promise<string> {
    return this.dataSource.transaction(async (tx) => {
      await this.revision.raise(tx);
      const now = this.clock.now();
      const row = tx.create(MatchingPotRow, {
        id: randomUUID(),
        contact_name: '',
        contact_email: '',
        gift_ceiling: null,
        ended_at: null,
        ended_reason: '',
        created_by: by.id,
        created_at: now,
        updated_at: now,
      });
      await this.write(tx, row, input);
      await this.record(tx, by, 'created', null, row);
      return row.id;
    });
  }

  async change(id: string, { version, ...changes }: MatchingPotChanges, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.current(tx, id, version);
      if (row.ended_at) throw matchingErrors.ended();
      const before = { ...row };
      await this.write(tx, row, changes);
      await this.record(tx, by, 'updated', before, row);
    });
  }

  /** It matches nothing more; what it added stays, and goes back to it with a refund. */
  async end(id: string, { version, reason }: MatchingPotEnd, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.current(tx, id, version);
      if (row.ended_at) throw matchingErrors.ended();
      const before = { ...row };
      const now = this.clock.now();
      await tx.save(Object.assign(row, { ended_at: now, ended_reason: reason, updated_at: now }));
      await this.record(tx, by, 'updated', before, row, reason);
    });
  }

  /** Only one that never matched a gift. */
  async remove(id: string, by: Author): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await this.hold(tx, id);
      if (await this.wasUsed(tx, id)) throw matchingErrors.used();
      await this.record(tx, by, 'deleted', { ...row }, null);
      await tx.delete(MatchingPotRow, { id });
    });
  }

  /** The address of the sponsor's report; the one before it opens nothing any more. */
  async reportLink(id: string, by: Author): Promise<string> {
    return this.dataSource.transaction(async (tx) => {
      const row = await this.hold(tx, id);
      await tx.delete(MatchingReportLinkRow, { pot_id: id });
      await this.record(tx, by, 'updated', row, row, 'Nouveau lien du bilan');
      return this.links.url(tx, MatchingReportLinkRow, { pot_id: id }, REPORT_PAGE);
    });
  }

  /** The site's copies are dropped first: gifts take the two locks in this order as well. */
  private async hold(tx: EntityManager, id: string): Promise<MatchingPotRow> {
    await this.revision.raise(tx);
    const row = await lockRecord(tx, MatchingPotRow, id);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  private async current(tx: EntityManager, id: string, version: number): Promise<MatchingPotRow> {
    const row = await this.hold(tx, id);
    await this.auditLog.assertCurrent(tx, RESOURCE, row, version);
    return row;
  }

  private async write(
    tx: EntityManager,
    row: MatchingPotRow,
    input: Partial<MatchingPotInput>,
  ): Promise<void> {
    const before = { ...row };
    const { total, gift_ceiling: ceiling, ...rest } = input;
    Object.assign(row, Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)), {
      ...(total !== undefined && { total: toMinorUnits(total, 'EUR') }),
      ...(ceiling !== undefined && { gift_ceiling: ceiling === null ? null : toMinorUnits(ceiling, 'EUR') }),
      updated_at: this.clock.now(),
    });
    const campaign = await this.campaigns.named(tx, row.campaign_id);
    const used = (await this.wasUsed(tx, row.id))
      ? { before, matched: await this.matched(tx, row.id) }
      : null;
    const faults = matchingFaults(row, used);
    if (!takesEuros(campaign)) faults['campaign_id'] ??= MESSAGES.campaign;
    if (Object.keys(faults).length > 0) throw platformErrors.invalid(faults);
    await tx.save(row);
  }

  private async matched(tx: EntityManager, id: string): Promise<number> {
    return (await sumsOfPots.one(tx, [id])).matched;
  }

  /** Whether it ever matched a gift, given back since or not. */
  private async wasUsed(tx: EntityManager, id: string): Promise<boolean> {
    return (await entriesOfPot.one(tx, id)).entries > 0;
  }

  private async record(
    tx: EntityManager,
    author: Author,
    action: 'created' | 'updated' | 'deleted',
    before: MatchingPotRow | null,
    after: MatchingPotRow | null,
    reason?: string,
  ): Promise<void> {
    const label = (after ?? before)!.sponsor_name;
    const hidden = (row: MatchingPotRow | null) => row && withHidden(before ?? row, row, PERSONAL);
    await this.auditLog.record(tx, {
      author,
      action,
      resource: RESOURCE,
      label,
      reason,
      before: hidden(before),
      after: hidden(after),
    });
  }

  private async present(
    rows: readonly MatchingPotRow[],
    tx: EntityManager = this.dataSource.manager,
  ): Promise<MatchingPotRecord[]> {
    const ids = rows.map(({ id }) => id);
    const sums = new Map((await sumsOfPots.all(tx, ids)).map((sum) => [sum.id, sum]));
    const campaigns = await this.campaigns.all(tx, [...new Set(rows.map((row) => row.campaign_id))]);
    const now = this.clock.now();
    return rows.map((row) =>
      presentPot(row, sums.get(row.id)!, campaigns.get(row.campaign_id)?.title ?? '', now),
    );
  }
}
