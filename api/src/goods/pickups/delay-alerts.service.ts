import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { GoodsAlertsService } from '../alerts/goods-alerts.service.js';
import type { HeldPhysicalDonation } from '../physical-donations/collections.service.js';
import { CollectionsService } from '../physical-donations/collections.service.js';
import { PHYSICAL_DONATION_LIMITS } from '../physical-donations/physical-donation.contract.js';
import { CONTACT_PROMISES } from '../physical-donations/physical-donation-state.contract.js';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { pickupAlertTexts as texts } from './pickup-alerts.content.js';
import { lateContacts, latePickups, unvalidatedDonations } from './pickups.queries.js';
import { HOUR_MS } from '../../platform/clock/durations.contract.js';
import { Every } from '../../platform/jobs/job.decorators.js';

const { first_hours, announced_hours } = CONTACT_PROMISES;

/** Alerts about what should have happened by now. However often and wherever it runs, each cause is reported once. */
@Injectable()
export class DelayAlertsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly alerts: GoodsAlertsService,
    private readonly clock: Clock,
  ) {}

  @Every({ name: 'pickups.delays', cron: '*/10 * * * *' })
  async run(): Promise<void> {
    const now = this.clock.now();
    const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const contacts = await lateContacts.all(this.dataSource, before(first_hours), before(announced_hours));
    await this.forEach(contacts, (tx, held) => this.contactOverdue(tx, held));
    const pickups = await latePickups.all(this.dataSource, parisDay(now));
    await this.forEach(pickups, (tx, held) => this.pickupOverdue(tx, held));
    const sent = new Date(now.getTime() - PHYSICAL_DONATION_LIMITS.code_seconds * 1000);
    const forms = await unvalidatedDonations.all(this.dataSource, sent, now);
    await this.forEach(forms, (tx, held) => this.unvalidated(tx, held));
  }

  /** Warns 24 hours after validation; from 48 hours on the same alert is critical. */
  private async contactOverdue(
    tx: EntityManager,
    { donation, transaction }: HeldPhysicalDonation,
  ): Promise<void> {
    if (transaction?.status !== 'pending_contact' || !donation.validated_at) return;
    const hours = (this.clock.now().getTime() - donation.validated_at.getTime()) / HOUR_MS;
    if (hours < first_hours) return;
    const isCritical = hours >= announced_hours;
    const message = texts.contactOverdue(donation, isCritical ? announced_hours : first_hours);
    const alert = { alert_type: 'contact_overdue', cause: donation.id, message } as const;
    const isNew = await this.alerts.raise(tx, {
      ...alert,
      severity: isCritical ? 'critical' : 'warning',
      physical_donation_id: donation.id,
      transaction_id: transaction.id,
    });
    if (!isNew && isCritical) await this.alerts.escalate(tx, alert);
  }

  private async pickupOverdue(
    tx: EntityManager,
    { donation, transaction }: HeldPhysicalDonation,
  ): Promise<void> {
    if (transaction?.status !== 'pickup_scheduled' || !transaction.pickup_date) return;
    const { id, pickup_date } = transaction;
    if (pickup_date >= parisDay(this.clock.now())) return;
    await this.alerts.raise(tx, {
      alert_type: 'pickup_overdue',
      severity: 'warning',
      message: texts.pickupOverdue(donation, pickup_date),
      physical_donation_id: donation.id,
      transaction_id: id,
      cause: pickupCause(id, pickup_date),
    });
  }

  private async unvalidated(tx: EntityManager, { donation }: HeldPhysicalDonation): Promise<void> {
    if (donation.status !== 'pending_validation') return;
    await this.alerts.raise(tx, {
      alert_type: 'unvalidated',
      severity: 'info',
      message: texts.unvalidated(donation),
      physical_donation_id: donation.id,
      cause: donation.id,
    });
  }

  /** Each donation in a transaction of its own, held, so that whoever moves it meanwhile comes before or after. */
  private async forEach(
    found: readonly { id: string }[],
    work: (tx: EntityManager, held: HeldPhysicalDonation) => Promise<void>,
  ): Promise<void> {
    for (const { id } of found)
      await this.dataSource.transaction(async (tx) => {
        const held = await this.collections.hold(tx, id);
        if (held && !held.donation.deleted_at) await work(tx, held);
      });
  }
}

/** A pick-up that is moved to another day, and missed again, is another cause. */
export function pickupCause(transactionId: string, day: string): string {
  return `${transactionId}:${day}`;
}
