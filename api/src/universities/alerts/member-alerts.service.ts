import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { CallingMember } from '../../platform/http/audience.js';
import { AlertPresentingService } from './alert-presenting.service.js';
import { AlertRowsService } from './alert-rows.service.js';
import type { MemberAlertChanges, ScholarshipAlert } from './scholarship-alert.dto.js';
import { ScholarshipAlertRow } from './scholarship-alert.entity.js';
import { alertErrors } from './scholarship-alert.errors.js';

/** A member's own alerts: all that go to the account's address, however they were asked for. */
@Injectable()
export class MemberAlertsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly rows: AlertRowsService,
    private readonly presenting: AlertPresentingService,
  ) {}

  /** Newest first. */
  async list({ email }: CallingMember): Promise<ScholarshipAlert[]> {
    const rows = await this.dataSource.manager.find(ScholarshipAlertRow, {
      where: { email },
      order: { created_at: 'DESC', id: 'ASC' },
    });
    return Promise.all(rows.map((row) => this.presenting.present(row)));
  }

  /** Signed in, one has proven the address: what waited to be confirmed is active once it is wanted. */
  async change(caller: CallingMember, id: string, changes: MemberAlertChanges): Promise<ScholarshipAlert> {
    const changed = await this.dataSource.transaction(async (tx) => {
      const row = await this.own(tx, caller, id);
      if (changes.status === 'active') await this.rows.start(tx, row);
      if (changes.status === 'stopped') await this.rows.stop(tx, row);
      row.frequency = changes.frequency ?? row.frequency;
      await this.rows.save(tx, row);
      return row;
    });
    return this.presenting.present(changed);
  }

  /** Forgets the alert for good. */
  async forget(caller: CallingMember, id: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => tx.remove(await this.own(tx, caller, id)));
  }

  private async own(tx: EntityManager, { email }: CallingMember, id: string): Promise<ScholarshipAlertRow> {
    const row = await this.rows.hold(tx, id);
    if (row?.email !== email) throw alertErrors.notFound();
    return row;
  }
}
