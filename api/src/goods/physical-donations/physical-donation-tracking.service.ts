import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { GoodsAlertsService } from '../alerts/goods-alerts.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { CollectionsService, type HeldPhysicalDonation } from './collections.service.js';
import { alertTexts } from './goods-alerts.content.js';
import { PhysicalDonationCampaignsService } from './physical-donation-campaigns.service.js';
import { PhysicalDonationEmailsService } from './physical-donation-emails.service.js';
import { PhysicalDonationLinksService } from './physical-donation-links.service.js';
import { PhysicalDonationPicturesService } from './physical-donation-pictures.service.js';
import { timelineTexts } from './physical-donation-timeline.content.js';
import { DONOR, PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PhysicalDonationAuditService } from './physical-donation-audit.service.js';
import { PickupTransactionRow } from './pickup-transaction.entity.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { presentTracking } from './physical-donation.presenter.js';
import { mayChangeWishes } from './physical-donation.rules.js';
import type {
  PhysicalDonationCancellation,
  PhysicalDonationTracking,
  PhysicalDonationWishes,
} from './physical-donation-tracking.dto.js';
import type { PickupAvailability } from './physical-donation-details.dto.js';

/** What a donor sees and does at the private link of the emails. */
@Injectable()
export class PhysicalDonationTrackingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly campaigns: PhysicalDonationCampaignsService,
    private readonly links: PhysicalDonationLinksService,
    private readonly emails: PhysicalDonationEmailsService,
    private readonly alerts: GoodsAlertsService,
    private readonly pictures: PhysicalDonationPicturesService,
    private readonly timeline: PhysicalDonationTimelineService,
    private readonly auditLog: PhysicalDonationAuditService,
    private readonly clock: Clock,
  ) {}

  async read(token: string): Promise<PhysicalDonationTracking> {
    const { manager } = this.dataSource;
    const id = await this.links.donationOf(manager, token, 'track');
    const donation = id && (await manager.findOneBy(PhysicalDonationRow, { id }));
    if (!donation || donation.deleted_at) throw physicalDonationErrors.linkUnknown();
    const which = { physical_donation_id: donation.id };
    const transaction = await manager.findOneBy(PickupTransactionRow, which);
    return this.seen(manager, { donation, transaction });
  }

  /** Other wishes for the pick-up, until it has taken place; staff are notified where it is scheduled. */
  async wish({ token, version, ...wishes }: PhysicalDonationWishes): Promise<PhysicalDonationTracking> {
    return this.dataSource.transaction(async (tx) => {
      const held = await this.hold(tx, token);
      const { donation, transaction } = held;
      if (!mayChangeWishes(donation.status)) throw physicalDonationErrors.wishesTooLate(donation.status);
      if (version !== donation.version) throw physicalDonationErrors.changedMeanwhile(donation.version);
      const before = { ...donation };
      const { access_info = '', special_instructions = '', pickup_availability } = wishes;
      Object.assign(donation, { access_info, special_instructions, pickup_availability });
      donation.updated_at = this.clock.now();
      await tx.save(donation);
      await this.auditLog.donation(tx, DONOR, 'updated', before, donation);
      await this.timeline.addEntry(tx, {
        physical_donation_id: donation.id,
        kind: 'wishes',
        text: timelineTexts.wishes,
        by: DONOR,
        details: wishesInFrench(pickup_availability),
      });
      if (donation.status === 'pickup_scheduled' && transaction)
        await this.recordWishes(tx, donation, transaction);
      return this.seen(tx, held);
    });
  }

  async cancel({ token, reason = '' }: PhysicalDonationCancellation): Promise<PhysicalDonationTracking> {
    return this.dataSource.transaction(async (tx) => {
      const held = await this.hold(tx, token);
      const { donation, transaction } = held;
      const day = donation.status === 'pickup_scheduled' ? (transaction?.pickup_date ?? null) : null;
      await this.collections.cancelled(tx, held, reason, DONOR);
      await this.emails.cancelled(tx, donation, true);
      await this.emails.cancelledToStaff(tx, donation, day);
      if (day) await this.alert(tx, held, 'cancelled', alertTexts.cancelled(donation, day));
      return this.seen(tx, held);
    });
  }

  private async recordWishes(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    transaction: PickupTransactionRow,
  ): Promise<void> {
    const { pickup_date } = transaction;
    if (!pickup_date) return;
    await this.emails.wishesToStaff(tx, donation, pickup_date);
    const message = alertTexts.wishes(donation, pickup_date);
    await this.alert(tx, { donation, transaction }, `wishes:${donation.version}`, message);
  }

  /** Someone is expected on a day that does not suit any more: staff must act, with or without a mailbox. */
  private async alert(
    tx: EntityManager,
    { donation, transaction }: HeldPhysicalDonation,
    what: string,
    message: string,
  ): Promise<void> {
    const about = { physical_donation_id: donation.id, transaction_id: transaction?.id ?? null };
    const alert = { alert_type: 'needs_help', severity: 'warning' } as const;
    await this.alerts.raise(tx, { ...about, ...alert, message, cause: `${donation.id}:${what}` });
  }

  private async hold(tx: EntityManager, token: string): Promise<HeldPhysicalDonation> {
    const id = await this.links.donationOf(tx, token, 'track');
    const held = id && (await this.collections.hold(tx, id));
    if (!held || held.donation.deleted_at) throw physicalDonationErrors.linkUnknown();
    return held;
  }

  private async seen(
    tx: EntityManager,
    { donation, transaction }: HeldPhysicalDonation,
  ): Promise<PhysicalDonationTracking> {
    const campaign = await this.campaigns.named(tx, donation.campaign_id);
    const pictures = (await this.pictures.of([donation.id], tx)).get(donation.id) ?? [];
    const steps = await this.timeline.steps(tx, donation.id);
    return presentTracking(donation, transaction, { campaign, pictures, steps });
  }
}

function wishesInFrench({ preferred_days, time_slots, special_requirements }: PickupAvailability): string {
  return [preferred_days.join(', '), time_slots.join(', '), special_requirements].filter(Boolean).join('\n');
}
