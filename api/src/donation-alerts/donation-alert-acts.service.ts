import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { type Author, AuditTrailService } from '../audit/audit-trail.service.js';
import { Clock } from '../platform/clock/clock.js';
import { ALERT_TYPE_LABELS, type AlertAct, type AlertActReport } from './donation-alert.contract.js';
import { DonationAlertRow } from './donation-alert.entity.js';
import { alertErrors } from './donation-alert.errors.js';
import { DonationAlertsService } from './donation-alerts.service.js';

const RESOURCE = 'donation-alerts';

/** What staff do about alerts. An act that was done already changes nothing. */
@Injectable()
export class DonationAlertActsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: DonationAlertsService,
    private readonly trail: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  async run(act: AlertAct, id: string, author: Author): Promise<void> {
    await this.dataSource.transaction((tx) => this.do(tx, act, id, author));
  }

  /** The same act on all of these alerts, or on none where one does not exist. */
  async runAll(act: AlertAct, ids: string[], author: Author): Promise<AlertActReport> {
    return this.dataSource.transaction(async (tx) => {
      const report: AlertActReport = { done: 0, skipped: 0 };
      // Always in the same order, so that two who act on the same alerts never wait for each other.
      for (const id of [...new Set(ids.map((one) => one.toLowerCase()))].toSorted())
        report[(await this.do(tx, act, id, author)) ? 'done' : 'skipped'] += 1;
      return report;
    });
  }

  private async do(tx: EntityManager, act: AlertAct, id: string, author: Author): Promise<boolean> {
    const row = await lock(tx, id);
    return act === 'resolve' ? this.resolve(tx, row, author) : this.markRead(tx, row);
  }

  /** The same for everyone of the team; the trail says nothing of who read what. */
  private async markRead(tx: EntityManager, row: DonationAlertRow): Promise<boolean> {
    if (row.is_read) return false;
    await tx.update(DonationAlertRow, { id: row.id }, { is_read: true });
    return true;
  }

  private async resolve(tx: EntityManager, row: DonationAlertRow, author: Author): Promise<boolean> {
    if (row.resolved_at) return false;
    const done = { resolved_at: this.clock.now(), resolved_by: author.name, is_read: true };
    await tx.update(DonationAlertRow, { id: row.id }, done);
    const alert = { ...row, ...done };
    await this.alerts.tell(tx, { event: 'resolved', alert, by: author });
    const write = { author, action: 'updated', resource: RESOURCE } as const;
    const label = ALERT_TYPE_LABELS[row.alert_type];
    await this.trail.record(tx, { ...write, label, before: recorded(row), after: recorded(alert) });
    return true;
  }
}

/** The donation first, then its alert: in the order of whoever moves the donation. */
async function lock(tx: EntityManager, id: string): Promise<DonationAlertRow> {
  await tx.query(
    `SELECT 1 FROM physical_donations
      WHERE id = (SELECT physical_donation_id FROM donation_alerts WHERE id = $1) FOR KEY SHARE`,
    [id],
  );
  const row = await tx.findOne(DonationAlertRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!row) throw alertErrors.notFound();
  return row;
}

const recorded = ({ id, resolved_at, resolved_by }: DonationAlertRow) => ({
  ...{ id, resolved_at, resolved_by },
  version: resolved_at ? 2 : 1,
});
