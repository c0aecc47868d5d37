import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { TRASH_DAYS } from '../../core/audit/audit.contract.js';
import { RETENTION_AUTHOR } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { CaseKindsService } from './case-kinds.service.js';
import type { CaseKind } from './case.kind.js';
import { CaseOwnersService } from './case-owners.service.js';
import { CaseRecordsService } from './case-records.service.js';
import { CASE_RETENTION } from './casework.content.js';
import { Every } from '../../platform/jobs/job.decorators.js';

const AT_ONCE = 200;

/** What is not kept for ever: the trash for 30 days, and who asked for help, some time after it was given. */
@Injectable()
export class CaseRetentionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly kinds: CaseKindsService,
    private readonly records: CaseRecordsService,
    private readonly owners: CaseOwnersService,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'casework.tidy', cron: '43 3 * * *' })
  async tidy(): Promise<void> {
    for (const kind of this.kinds.all()) {
      for (const id of await this.binned(kind)) await this.purge(kind, id);
      for (const id of await this.old(kind)) await this.forget(kind, id);
    }
  }

  private binned({ table }: CaseKind): Promise<string[]> {
    return this.ids(`SELECT id FROM ${table} WHERE deleted_at < $1::timestamptz - $2 * interval '1 day'`, [
      TRASH_DAYS,
    ]);
  }

  private old({ table, over }: CaseKind): Promise<string[]> {
    const { closed_months, untouched_months } = CASE_RETENTION;
    return this.ids(
      `SELECT id FROM ${table} WHERE forgotten_at IS NULL AND deleted_at IS NULL
         AND ((status = ANY($2) AND closed_at < $1::timestamptz - $3 * interval '1 month')
           OR updated_at < $1::timestamptz - $4 * interval '1 month')`,
      [over, closed_months, untouched_months],
    );
  }

  private async purge(kind: CaseKind, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await lockRecord(tx, kind.entity, id);
      if (row?.deleted_at) await this.records.purge(tx, kind, row, RETENTION_AUTHOR);
    });
  }

  private async forget(kind: CaseKind, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const row = await lockRecord(tx, kind.entity, id);
      if (!row || row.forgotten_at) return;
      const before = { ...row };
      await this.owners.forgetPerson(tx, kind, row);
      await this.records.record(tx, kind, row, before, 'updated', RETENTION_AUTHOR);
    });
  }

  private async ids(query: string, values: unknown[]): Promise<string[]> {
    const found = await this.dataSource.query<{ id: string }[]>(`${query} ORDER BY id LIMIT ${AT_ONCE}`, [
      this.clock.now(),
      ...values,
    ]);
    return found.map(({ id }) => id);
  }
}
