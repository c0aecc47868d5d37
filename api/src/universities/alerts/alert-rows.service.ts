import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { ScholarshipFilters } from '../scholarships/scholarship-filters.contract.js';
import { ALERT_LIMITS, type AlertFrequency } from './scholarship-alert.contract.js';
import { ScholarshipAlertRow } from './scholarship-alert.entity.js';
import { alertErrors } from './scholarship-alert.errors.js';
import { lockKey } from '../../platform/database/locks.queries.js';

/** Alerts as they are kept: one for a mailbox and a search. */
@Injectable()
export class AlertRowsService {
  constructor(private readonly clock: Clock) {}

  /** One at a time for a mailbox, so that its alerts are counted right. */
  async holdMailbox(tx: EntityManager, email: string): Promise<void> {
    await lockKey.run(tx, `scholarship-alerts:${email}`);
  }

  /** The alert, its mailbox held; null where there is none. */
  async hold(tx: EntityManager, id: string): Promise<ScholarshipAlertRow | null> {
    const found = await tx.findOneBy(ScholarshipAlertRow, { id });
    if (!found) return null;
    await this.holdMailbox(tx, found.email);
    return tx.findOne(ScholarshipAlertRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async of(
    tx: EntityManager,
    email: string,
    filters: ScholarshipFilters,
  ): Promise<ScholarshipAlertRow | null> {
    return tx
      .createQueryBuilder(ScholarshipAlertRow, 'alert')
      .where('alert.email = :email AND md5(alert.filters::text) = md5(CAST(:filters AS jsonb)::text)', {
        email,
        filters: JSON.stringify(filters),
      })
      .getOne();
  }

  fresh(email: string, filters: ScholarshipFilters): ScholarshipAlertRow {
    const now = this.clock.now();
    return Object.assign(new ScholarshipAlertRow(), {
      id: randomUUID(),
      email,
      filters,
      frequency: 'weekly' as const,
      status: 'pending' as const,
      asked_letter_at: null,
      since: null,
      last_sent_at: null,
      stopped_at: null,
      consent_at: now,
      created_at: now,
      updated_at: now,
    });
  }

  /** Any that this mailbox receives; null for none. */
  async anyActive(tx: EntityManager, email: string): Promise<ScholarshipAlertRow | null> {
    return tx.findOne(ScholarshipAlertRow, {
      where: { email, status: 'active' },
      order: { created_at: 'DESC' },
    });
  }

  async isFull(tx: EntityManager, email: string): Promise<boolean> {
    const active = await tx.countBy(ScholarshipAlertRow, { email, status: 'active' });
    return active >= ALERT_LIMITS.per_email;
  }

  async ask(tx: EntityManager, row: ScholarshipAlertRow, frequency: AlertFrequency): Promise<void> {
    const now = this.clock.now();
    Object.assign(row, { status: 'pending', frequency, consent_at: now, stopped_at: null });
    await this.save(tx, row);
  }

  /** What is published from now on is sent. Nothing changes where it runs already; 409 past ten for one mailbox. */
  async start(tx: EntityManager, row: ScholarshipAlertRow): Promise<void> {
    if (row.status === 'active') return;
    if (await this.isFull(tx, row.email)) throw alertErrors.tooMany();
    Object.assign(row, { status: 'active', since: this.clock.now(), stopped_at: null });
    await this.save(tx, row);
  }

  async stop(tx: EntityManager, row: ScholarshipAlertRow): Promise<void> {
    if (row.status === 'stopped') return;
    Object.assign(row, { status: 'stopped', stopped_at: this.clock.now() });
    await this.save(tx, row);
  }

  async save(tx: EntityManager, row: ScholarshipAlertRow): Promise<void> {
    row.updated_at = this.clock.now();
    await tx.save(row);
  }
}
