import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type Author, AuditLogService } from '../../core/audit/audit-log.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { ALERT_TYPE_LABELS, type AlertAction } from './goods-alert.contract.js';
import type { AlertActionReport } from './goods-alert.dto.js';
import { GoodsAlertRow } from './goods-alert.entity.js';
import { alertErrors } from './goods-alert.errors.js';
import { GoodsAlertsService } from './goods-alerts.service.js';

const RESOURCE = 'donation-alerts';

/** What staff do about alerts. An action that was done already changes nothing. */
@Injectable()
export class GoodsAlertActionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: GoodsAlertsService,
    private readonly auditLog: AuditLogService,
    private readonly clock: Clock,
  ) {}

  async run(action: AlertAction, id: string, author: Author): Promise<void> {
    await this.dataSource.transaction((tx) => this.do(tx, action, id, author));
  }

  /** The same action on all of these alerts, or on none where one does not exist. */
  async runAll(action: AlertAction, ids: string[], author: Author): Promise<AlertActionReport> {
    return this.dataSource.transaction(async (tx) => {
      const report: AlertActionReport = { done: 0, skipped: 0 };
      // Always in the same order, so that two who action on the same alerts never wait for each other.
      for (const id of [...new Set(ids.map((one) => one.toLowerCase()))].toSorted())
        report[(await this.do(tx, action, id, author)) ? 'done' : 'skipped'] += 1;
      return report;
    });
  }

  private async do(tx: EntityManager, action: AlertAction, id: string, author: Author): Promise<boolean> {
    const row = await this.lock(tx, id);
    return action === 'resolve' ? this.resolve(tx, row, author) : this.markRead(tx, row);
  }

  /** The same for everyone of the team; the audit log says nothing of who read what. */
  private async markRead(tx: EntityManager, row: GoodsAlertRow): Promise<boolean> {
    if (row.is_read) return false;
    await tx.update(GoodsAlertRow, { id: row.id }, { is_read: true });
    return true;
  }

  private async resolve(tx: EntityManager, row: GoodsAlertRow, author: Author): Promise<boolean> {
    if (row.resolved_at) return false;
    const done = { resolved_at: this.clock.now(), resolved_by: author.name, is_read: true };
    await tx.update(GoodsAlertRow, { id: row.id }, done);
    const alert = { ...row, ...done };
    await this.alerts.emit(tx, { event: 'resolved', alert, by: author });
    const write = { author, action: 'updated', resource: RESOURCE } as const;
    const label = ALERT_TYPE_LABELS[row.alert_type];
    await this.auditLog.record(tx, { ...write, label, before: recorded(row), after: recorded(alert) });
    return true;
  }

  /** The donation first, then its alert: in the order of whoever moves the donation. */
  private async lock(tx: EntityManager, id: string): Promise<GoodsAlertRow> {
    const known = await tx.findOneBy(GoodsAlertRow, { id });
    if (known) await this.alerts.donations.hold(tx, known.physical_donation_id);
    const row = await tx.findOne(GoodsAlertRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw alertErrors.notFound();
    return row;
  }
}

const recorded = ({ id, resolved_at, resolved_by }: GoodsAlertRow) => ({
  id,
  resolved_at,
  resolved_by,
  version: resolved_at ? 2 : 1,
});
