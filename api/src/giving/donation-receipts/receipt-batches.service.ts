import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import type { ReceiptForm } from '../receipts/receipt.contract.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import type {
  ReceiptBatchLine,
  ReceiptBatchPreview,
  ReceiptBatchSum,
  ReceiptDeclaration,
} from './donation-receipt.dto.js';
import { DonationReceiptsService } from './donation-receipts.service.js';
import { YearlyReceiptsService } from './yearly-receipts.service.js';
import { Every, OnJob } from '../../platform/jobs/job.decorators.js';

const YEARLY_JOB = 'donation-receipts.yearly';
const SINGLE_JOB = 'donation-receipts.single';
const SHOWN_LINES = 50;

interface BatchJob {
  id: string;
  year: number;
  by: string | null;
}

/** Receipts that are issued together: those of a year that is over, and those that were missed. */
@Injectable()
export class ReceiptBatchesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly yearly: YearlyReceiptsService,
    private readonly receipts: DonationReceiptsService,
  ) {}

  @OnJob({ name: YEARLY_JOB })
  issueYearly({ id, year, by }: BatchJob): Promise<void> {
    return this.dataSource.transaction((tx) => this.yearly.issue(tx, id, year, by));
  }

  @OnJob({ name: SINGLE_JOB })
  issueSingle({ id, by }: BatchJob): Promise<void> {
    return this.receipts.settle(id, by);
  }

  /** What the batch of a year would do, without doing it. */
  async preview(year: number): Promise<ReceiptBatchPreview> {
    const sum = async (which: string, count = 'count(*)') => {
      const [row] = await this.dataSource.query<[ReceiptBatchSum]>(
        `SELECT ${count}::int AS count, coalesce(sum(amount), 0)::float / 100 AS amount
           FROM gifts_without_receipt WHERE gift_year = $1 AND ${which}`,
        [year],
      );
      return row;
    };
    const is_year_over = this.isOver(year);
    return {
      year,
      is_year_over,
      issues_receipts: await this.settings.issuesReceipts(),
      yearly: await sum('is_complete AND is_yearly', 'count(DISTINCT recurring_gift_id)'),
      single: await sum('is_complete AND NOT is_yearly'),
      waiting: await sum('NOT is_complete', 'count(*) FILTER (WHERE NOT is_repeated)'),
      lines: await this.lines(year, is_year_over),
    };
  }

  /** Issues them one by one in the background; pressed twice, each is still issued once. */
  async issue(year: number, staff: CallingStaff): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const yearly = this.isOver(year) ? await this.addYearly(tx, year, staff.name) : 0;
      const single = await tx.query<{ id: string }[]>(
        `SELECT id FROM gifts_without_receipt WHERE gift_year = $1 AND is_complete AND NOT is_yearly ORDER BY given_at, id`,
        [year],
      );
      for (const { id } of single) await this.jobs.add(tx, SINGLE_JOB, { id, year, by: staff.name });
      const after = { id: year, version: 1, count: yearly + single.length };
      const write = { author: staff, action: 'created', resource: 'receipt-batches' } as const;
      await this.auditLog.record(tx, { ...write, label: String(year), before: null, after });
      return after.count;
    });
  }

  /** What February does of the year before. */
  @Every({ name: 'donation-receipts.february', cron: '0 7 1 2 *' })
  async issueLastYear(): Promise<void> {
    if (!(await this.settings.issuesReceipts())) return;
    await this.dataSource.transaction((tx) => this.addYearly(tx, this.lastYear(), null));
  }

  /** What article 222 bis of the CGI has the association declare of a year of gifts. */
  async declaration(year: number): Promise<ReceiptDeclaration> {
    const by_form = await this.dataSource.query<{ form: ReceiptForm; count: number; total: number }[]>(
      `SELECT form, count(*)::int AS count, sum(amount)::float / 100 AS total FROM receipts
        WHERE gift_year = $1 AND status = 'issued' GROUP BY form ORDER BY form DESC`,
      [year],
    );
    const [sums] = await this.dataSource.query<[{ count: number; total: number; voided: number }]>(
      `SELECT count(*) FILTER (WHERE status = 'issued')::int AS count,
              coalesce(sum(amount) FILTER (WHERE status = 'issued'), 0)::float / 100 AS total,
              count(*) FILTER (WHERE status = 'voided')::int AS voided FROM receipts WHERE gift_year = $1`,
      [year],
    );
    return { year, ...sums, by_form };
  }

  private async addYearly(tx: EntityManager, year: number, by: string | null): Promise<number> {
    const gifts = await tx.query<{ id: string }[]>(
      `SELECT recurring_gift_id AS id FROM gifts_without_receipt
        WHERE gift_year = $1 AND is_complete AND is_yearly GROUP BY 1 ORDER BY min(given_at), 1`,
      [year],
    );
    for (const { id } of gifts) await this.jobs.add(tx, YEARLY_JOB, { id, year, by });
    return gifts.length;
  }

  private lines(year: number, isOver: boolean): Promise<ReceiptBatchLine[]> {
    return this.dataSource.query<ReceiptBatchLine[]>(
      `SELECT CASE WHEN is_yearly THEN 'yearly' ELSE 'single' END AS kind,
              max(CASE WHEN donor_type = 'particulier' THEN trim(first_name || ' ' || last_name)
                  ELSE organization_name END) AS donor_name,
              max(email) AS email, sum(amount)::float / 100 AS amount, count(*)::int AS gifts
         FROM gifts_without_receipt WHERE gift_year = $1 AND is_complete AND (NOT is_yearly OR $2)
        GROUP BY is_yearly, CASE WHEN is_yearly THEN recurring_gift_id ELSE id END
        ORDER BY min(given_at) LIMIT ${SHOWN_LINES}`,
      [year, isOver],
    );
  }

  lastYear(): number {
    return this.thisYear() - 1;
  }

  private isOver(year: number): boolean {
    return year < this.thisYear();
  }

  private thisYear(): number {
    return Number(parisDay(this.clock.now()).slice(0, 4));
  }
}
