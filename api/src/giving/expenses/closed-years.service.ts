import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { ContentRevisionService } from '../../platform/database/content-revision.service.js';
import { lockKey } from '../../platform/database/locks.queries.js';
import type { ClosedYear } from './expense.dto.js';
import { ClosedYearRow } from './expense.entity.js';
import { expenseErrors } from './expense.errors.js';

/** Years whose accounts are closed. */
@Injectable()
export class ClosedYearsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auditLog: AuditLogService,
    private readonly revision: ContentRevisionService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<ClosedYear[]> {
    const rows = await this.dataSource.manager.find(ClosedYearRow, { order: { year: 'DESC' } });
    return rows.map(({ year, closed_at, closed_by_name }) => ({
      year,
      closed_at: closed_at.toISOString(),
      closed_by_name,
    }));
  }

  /** Closed again, it stays as it was closed first. */
  async close(year: number, by: Author): Promise<void> {
    const now = this.clock.now();
    if (year >= yearOf(parisDay(now))) throw expenseErrors.yearRuns(year);
    await this.dataSource.transaction(async (tx) => {
      await this.revision.raise(tx);
      await this.hold(tx, year);
      if (await tx.existsBy(ClosedYearRow, { year })) return;
      await tx.insert(ClosedYearRow, { year, closed_at: now, closed_by: by.id, closed_by_name: by.name });
      const after = { id: year, version: 1, year };
      const label = String(year);
      await this.auditLog.record(tx, {
        author: by,
        action: 'created',
        resource: 'closed-years',
        label,
        before: null,
        after,
      });
    });
  }

  /** Refuses a day of a closed year; it is not closed before the transaction ends. */
  async assertOpen(tx: EntityManager, day: string): Promise<void> {
    if (await this.isClosed(tx, day)) throw expenseErrors.closed(yearOf(day));
  }

  /** Whether the year of a day is closed; it stays as it is until the transaction ends. */
  async isClosed(tx: EntityManager, day: string): Promise<boolean> {
    const year = yearOf(day);
    await this.hold(tx, year);
    return tx.existsBy(ClosedYearRow, { year });
  }

  private async hold(tx: EntityManager, year: number): Promise<void> {
    await lockKey.run(tx, `expenses:${year}`);
  }
}

const yearOf = (day: string) => Number(day.slice(0, 4));
