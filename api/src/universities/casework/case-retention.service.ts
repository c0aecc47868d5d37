import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RETENTION_AUTHOR } from '../../core/audit/audit-log.service.js';
import { lockRecord } from '../../platform/database/optimistic.js';
import { OnPeriodOver } from '../../platform/personal-data/personal-data-source.js';
import { CaseKindsService } from './case-kinds.service.js';
import { CaseOwnersService } from './case-owners.service.js';
import { CaseRecordsService } from './case-records.service.js';

/** What is not kept for ever: the trash for 30 days, and who asked for help, some time after it was given. */
@Injectable()
export class CaseRetentionService {
  constructor(
    private readonly kinds: CaseKindsService,
    private readonly records: CaseRecordsService,
    private readonly owners: CaseOwnersService,
  ) {}

  @OnPeriodOver('casework.purge')
  async purge(tx: EntityManager, id: string, table: string): Promise<void> {
    const kind = this.kinds.ofTable(table);
    const row = await lockRecord(tx, kind.entity, id);
    if (row?.deleted_at) await this.records.purge(tx, kind, row, RETENTION_AUTHOR);
  }

  @OnPeriodOver('casework.forget')
  async forget(tx: EntityManager, id: string, table: string): Promise<void> {
    const kind = this.kinds.ofTable(table);
    const row = await lockRecord(tx, kind.entity, id);
    if (!row || row.forgotten_at) return;
    const before = { ...row };
    await this.owners.forgetPerson(tx, kind, row);
    await this.records.record(tx, kind, row, before, 'updated', RETENTION_AUTHOR);
  }
}
