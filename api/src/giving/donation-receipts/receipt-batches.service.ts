import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditLogService } from '../../core/audit/audit-log.service.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { lockKey } from '../../platform/database/locks.queries.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import type { ReceiptBatchPreview, ReceiptDeclaration } from './donation-receipt.dto.js';
import {
  batchLines,
  batchSums,
  declaredTotals,
  declaredByForm,
  singleInBatch,
  yearlyInBatch,
} from './donation-receipts.queries.js';
import { DonationReceiptsService } from './donation-receipts.service.js';
import { YearlyReceiptsService } from './yearly-receipts.service.js';
import { Every, OnJob } from '../../platform/jobs/job.decorators.js';

const YEARLY_JOB = 'donation-receipts.yearly';
const SINGLE_JOB = 'donation-receipts.single';

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
    const is_year_over = this.isOver(year);
    // Read first: what is issued meanwhile is counted as being so, never as still to ask for.
    const issuing = (await this.underWay(year)).size;
    return {
      year,
      is_year_over,
      issuing,
      issues_receipts: await this.settings.issuesReceipts(),
      yearly: await batchSums.yearly.one(this.dataSource, year),
      single: await batchSums.single.one(this.dataSource, year),
      waiting: await batchSums.waiting.one(this.dataSource, year),
      lines: await batchLines.all(this.dataSource, year, is_year_over),
    };
  }

  /** Issues them one by one in the background; pressed twice, each is asked for and issued once. */
  async issue(year: number, staff: CallingStaff): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      await lockKey.run(tx, `receipt-batch:${year}`);
      const underWay = await this.underWay(year);
      const yearly = this.isOver(year) ? await this.addYearly(tx, year, staff.name, underWay) : 0;
      const single = (await singleInBatch.all(tx, year)).filter(({ id }) => !underWay.has(id));
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
    const by_form = await declaredByForm.all(this.dataSource, year);
    return { year, ...(await declaredTotals.one(this.dataSource, year)), by_form };
  }

  /** The gifts, and recurring gifts, whose receipts of a year were asked for and are being issued. */
  private async underWay(year: number): Promise<Set<string>> {
    const jobs = await this.jobs.pending<BatchJob>([YEARLY_JOB, SINGLE_JOB], { year });
    return new Set(jobs.map(({ id }) => id));
  }

  private async addYearly(
    tx: EntityManager,
    year: number,
    by: string | null,
    underWay: ReadonlySet<string> = new Set(),
  ): Promise<number> {
    const gifts = (await yearlyInBatch.all(tx, year)).filter(({ id }) => !underWay.has(id));
    for (const { id } of gifts) await this.jobs.add(tx, YEARLY_JOB, { id, year, by });
    return gifts.length;
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
