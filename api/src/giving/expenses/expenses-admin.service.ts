import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { UsesContent } from '../../content/publishing/content-kinds.service.js';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay, parisHour } from '../../platform/clock/paris.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { contains } from '../../platform/database/folded-text.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import { toMajorUnits, toMinorUnits } from '../../platform/money/money.contract.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { DonationCampaignsService } from '../donations/checkout/donation-campaigns.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { ClosedYearsService } from './closed-years.service.js';
import { EXPENSE_MESSAGES as MESSAGES } from './expense.contract.js';
import type { ExpenseChanges, ExpenseInput, ExpenseRecord, ExpenseReversal } from './expense.dto.js';
import { ExpenseRow } from './expense.entity.js';
import { expenseErrors } from './expense.errors.js';

const RESOURCE = 'expenses';

interface ExpenseFilter {
  ids?: number[];
  q?: string;
  category?: ExpenseRow['category'][];
  campaign_id?: number;
  year?: number;
}

const noonOf = (day: string) => parisHour(day, 12);

/** What the association paid, as staff enter it: in the journal at once, reversed and never deleted. */
@Injectable()
export class ExpensesAdminService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly campaigns: DonationCampaignsService,
    private readonly years: ClosedYearsService,
    private readonly ledger: LedgerService,
    private readonly auditLog: AuditLogService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  @UsesContent('campaigns')
  hasExpenses(tx: EntityManager, campaign_id: number): Promise<boolean> {
    return tx.existsBy(ExpenseRow, { campaign_id });
  }

  @FindsRecords({ resource: RESOURCE, name: ['supplier', 'spent_on'], sort: ['spent_on', 'DESC'] })
  async list(range: RangeQuery): Promise<[ExpenseRecord[], number]> {
    const { ids, q, category, campaign_id, year } = range.filter as ExpenseFilter;
    const [field, direction] = range.sort;
    const found = this.dataSource.manager
      .createQueryBuilder(ExpenseRow, 'expense')
      .orderBy(`expense.${field}`, direction)
      .addOrderBy('expense.id', range.idDirection);
    if (ids) found.andWhere('expense.id = ANY(:ids)', { ids });
    if (q) found.andWhere(contains('expense.supplier', 'q'), { q });
    if (category) found.andWhere('expense.category = ANY(:category)', { category });
    if (campaign_id !== undefined) found.andWhere('expense.campaign_id = :campaign_id', { campaign_id });
    if (year !== undefined) found.andWhere('extract(year FROM expense.spent_on) = :year', { year });
    const [rows, count] = await range.rowsOf(found);
    return [await this.present(rows), count];
  }

  async find(id: number): Promise<ExpenseRecord> {
    const row = await this.dataSource.manager.findOneBy(ExpenseRow, { id });
    if (!row) throw platformErrors.notFound();
    return (await this.present([row]))[0]!;
  }

  async create(input: ExpenseInput, by: Author): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      await this.revision.raise(tx);
      const now = this.clock.now();
      const { spent_on, amount: euros, campaign_id = null, ...rest } = input;
      if (spent_on > parisDay(now)) throw platformErrors.invalid({ spent_on: MESSAGES.future });
      await this.assertCampaign(tx, campaign_id);
      await this.years.assertOpen(tx, spent_on);
      const amount = toMinorUnits(euros, 'EUR')!;
      const row = await tx.save(
        tx.create(ExpenseRow, {
          ...rest,
          spent_on,
          amount,
          campaign_id,
          entry_id: null,
          document_key: null,
          document_type: '',
          reversed_at: null,
          reversed_reason: '',
          created_by: by.id,
          created_at: now,
          updated_at: now,
        }),
      );
      row.entry_id = await this.ledger.enter(tx, {
        kind: 'expense',
        ref: `expense:${row.id}`,
        donation_id: null,
        happened_at: noonOf(spent_on),
        entered_by: by.name,
        mode: 'live',
        postings: [
          { account: 'expenses', amount, currency: 'EUR' },
          { account: 'bank', amount: -amount, currency: 'EUR' },
        ],
      });
      await tx.save(row);
      await this.record(tx, by, 'created', null, row);
      return row.id;
    });
  }

  async change(id: number, { version, ...changes }: ExpenseChanges, by: Author): Promise<void> {
    await this.changing(id, version, by, async (tx, row) => {
      await this.years.assertOpen(tx, row.spent_on);
      if (changes.campaign_id !== undefined) await this.assertCampaign(tx, changes.campaign_id);
      return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    });
  }

  /** The opposite entry, in the year of the expense, or today where that is closed; what was entered stays to be read. */
  async reverse(id: number, { version, reason }: ExpenseReversal, by: Author): Promise<void> {
    await this.changing(
      id,
      version,
      by,
      async (tx, row) => {
        const now = this.clock.now();
        const happened_at = (await this.years.isClosed(tx, row.spent_on)) ? now : noonOf(row.spent_on);
        await this.ledger.reverse(tx, row.entry_id!, { happened_at, entered_by: by.name, note: reason });
        return { reversed_at: now, reversed_reason: reason };
      },
      reason,
    );
  }

  /** Changes one that stands, from the version that staff read. */
  async changing(
    id: number,
    version: number | null,
    by: Author,
    changesOf: (tx: EntityManager, row: ExpenseRow) => Promise<Partial<ExpenseRow>>,
    reason?: string,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.revision.raise(tx);
      const row = await lockRecord(tx, ExpenseRow, id);
      if (!row) throw platformErrors.notFound();
      if (version !== null) await this.auditLog.assertCurrent(tx, RESOURCE, row, version);
      if (row.reversed_at) throw expenseErrors.reversed();
      const before = { ...row };
      await tx.save(Object.assign(row, await changesOf(tx, row), { updated_at: this.clock.now() }));
      await this.record(tx, by, 'updated', before, row, reason);
    });
  }

  private async assertCampaign(tx: EntityManager, id: number | null): Promise<void> {
    if (id !== null && !(await this.campaigns.named(tx, id)))
      throw platformErrors.invalid({ campaign_id: MESSAGES.campaign });
  }

  private async record(
    tx: EntityManager,
    author: Author,
    action: 'created' | 'updated',
    before: ExpenseRow | null,
    after: ExpenseRow,
    reason?: string,
  ): Promise<void> {
    const label = after.supplier;
    await this.auditLog.record(tx, { author, action, resource: RESOURCE, label, reason, before, after });
  }

  private async present(rows: readonly ExpenseRow[]): Promise<ExpenseRecord[]> {
    const closed = new Set((await this.years.list()).map(({ year }) => year));
    return rows.map((row) => {
      const { created_by: _, entry_id: _entry, document_key, document_type: _type, ...shown } = row;
      return {
        ...shown,
        amount: toMajorUnits(row.amount, 'EUR'),
        has_document: document_key !== null,
        is_closed: closed.has(Number(row.spent_on.slice(0, 4))),
        reversed_at: row.reversed_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      };
    });
  }
}
