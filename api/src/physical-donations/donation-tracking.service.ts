import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { DonationAlertsService } from '../donation-alerts/donation-alerts.service.js';
import { Clock } from '../platform/clock/clock.js';
import { CollectionsService, type HeldDonation } from './collections.service.js';
import { alertTexts } from './donation-alerts.content.js';
import { DonationCampaignsService } from './donation-campaigns.service.js';
import { DonationLettersService } from './donation-letters.service.js';
import { DonationLinksService } from './donation-links.service.js';
import { DonationPicturesService } from './donation-pictures.service.js';
import { storyTexts } from './donation-story.content.js';
import { DONOR, DonationStoryService } from './donation-story.service.js';
import { DonationTrailService } from './donation-trail.service.js';
import { DonationTransactionRow } from './donation-transaction.entity.js';
import type {
  DonationCancellation,
  DonationTracking,
  DonationWishes,
  PickupAvailability,
} from './physical-donation.contract.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { donationErrors } from './physical-donation.errors.js';
import { presentTracking } from './physical-donation.presenter.js';
import { mayChangeWishes } from './physical-donation.rules.js';

/** What a donor sees and does at the private link of the letters. */
@Injectable()
export class DonationTrackingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly campaigns: DonationCampaignsService,
    private readonly links: DonationLinksService,
    private readonly letters: DonationLettersService,
    private readonly alerts: DonationAlertsService,
    private readonly pictures: DonationPicturesService,
    private readonly story: DonationStoryService,
    private readonly trail: DonationTrailService,
    private readonly clock: Clock,
  ) {}

  async read(token: string): Promise<DonationTracking> {
    const { manager } = this.dataSource;
    const id = await this.links.donationOf(manager, token, 'track');
    const donation = id && (await manager.findOneBy(PhysicalDonationRow, { id }));
    if (!donation || donation.deleted_at) throw donationErrors.linkUnknown();
    const which = { physical_donation_id: donation.id };
    const transaction = await manager.findOneBy(DonationTransactionRow, which);
    return this.seen(manager, { donation, transaction });
  }

  /** Other wishes for the pick-up, until it has taken place; staff are told where it is scheduled. */
  async wish({ token, version, ...wishes }: DonationWishes): Promise<DonationTracking> {
    return this.dataSource.transaction(async (tx) => {
      const held = await this.hold(tx, token);
      const { donation, transaction } = held;
      if (!mayChangeWishes(donation.status)) throw donationErrors.wishesTooLate(donation.status);
      if (version !== donation.version) throw donationErrors.changedMeanwhile(donation.version);
      const before = { ...donation };
      const { access_info = '', special_instructions = '', pickup_availability } = wishes;
      Object.assign(donation, { access_info, special_instructions, pickup_availability });
      donation.updated_at = this.clock.now();
      await tx.save(donation);
      await this.trail.donation(tx, DONOR, 'updated', before, donation);
      await this.story.tell(tx, {
        ...{ physical_donation_id: donation.id, kind: 'wishes', text: storyTexts.wishes, by: DONOR },
        details: wishesInWords(pickup_availability),
      });
      if (donation.status === 'pickup_scheduled' && transaction)
        await this.tellWishes(tx, donation, transaction);
      return this.seen(tx, held);
    });
  }

  async cancel({ token, reason = '' }: DonationCancellation): Promise<DonationTracking> {
    return this.dataSource.transaction(async (tx) => {
      const held = await this.hold(tx, token);
      const { donation, transaction } = held;
      const day = donation.status === 'pickup_scheduled' ? (transaction?.pickup_date ?? null) : null;
      await this.collections.cancelled(tx, held, reason, DONOR);
      await this.letters.cancelled(tx, donation, true);
      await this.letters.cancelledToStaff(tx, donation, day);
      if (day) await this.alert(tx, held, 'cancelled', alertTexts.cancelled(donation, day));
      return this.seen(tx, held);
    });
  }

  private async tellWishes(
    tx: EntityManager,
    donation: PhysicalDonationRow,
    transaction: DonationTransactionRow,
  ): Promise<void> {
    const { pickup_date } = transaction;
    if (!pickup_date) return;
    await this.letters.wishesToStaff(tx, donation, pickup_date);
    const message = alertTexts.wishes(donation, pickup_date);
    await this.alert(tx, { donation, transaction }, `wishes:${donation.version}`, message);
  }

  /** Someone is expected on a day that does not suit any more: staff must act, with or without a mailbox. */
  private async alert(
    tx: EntityManager,
    { donation, transaction }: HeldDonation,
    what: string,
    message: string,
  ): Promise<void> {
    const about = { physical_donation_id: donation.id, transaction_id: transaction?.id ?? null };
    const alert = { alert_type: 'needs_help', severity: 'warning' } as const;
    await this.alerts.raise(tx, { ...about, ...alert, message, cause: `${donation.id}:${what}` });
  }

  private async hold(tx: EntityManager, token: string): Promise<HeldDonation> {
    const id = await this.links.donationOf(tx, token, 'track');
    const held = id && (await this.collections.hold(tx, id));
    if (!held || held.donation.deleted_at) throw donationErrors.linkUnknown();
    return held;
  }

  private async seen(tx: EntityManager, { donation, transaction }: HeldDonation): Promise<DonationTracking> {
    const campaign = await this.campaigns.named(tx, donation.campaign_id);
    const pictures = (await this.pictures.of([donation.id], tx)).get(donation.id) ?? [];
    const steps = await this.story.steps(tx, donation.id);
    return presentTracking(donation, transaction, { campaign, pictures, steps });
  }
}

function wishesInWords({ preferred_days, time_slots, special_requirements }: PickupAvailability): string {
  return [preferred_days.join(', '), time_slots.join(', '), special_requirements].filter(Boolean).join('\n');
}
