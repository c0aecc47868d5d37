import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GoodsAlertsService } from '../alerts/goods-alerts.service.js';
import type { HeldPhysicalDonation } from './collections.service.js';
import { alertTexts } from './goods-alerts.content.js';
import { PhysicalDonationEmailsService } from './physical-donation-emails.service.js';

/** How staff learn of what a donor changes: by email, and by an alert where someone is expected at the donor's. */
@Injectable()
export class DonorChangeNoticesService {
  constructor(
    private readonly emails: PhysicalDonationEmailsService,
    private readonly alerts: GoodsAlertsService,
  ) {}

  /** Nobody needs to know before a day is set. */
  async otherWishes(tx: EntityManager, held: HeldPhysicalDonation): Promise<void> {
    const { donation, transaction } = held;
    if (donation.status !== 'pickup_scheduled' || !transaction?.pickup_date) return;
    const day = transaction.pickup_date;
    await this.emails.wishesToStaff(tx, donation, day);
    await this.alert(tx, held, `wishes:${donation.version}`, alertTexts.wishes(donation, day));
  }

  /** `day` is the one on which it was to be fetched; null where there was none yet. */
  async cancelled(tx: EntityManager, held: HeldPhysicalDonation, day: string | null): Promise<void> {
    await this.emails.cancelledToStaff(tx, held.donation, day);
    if (day) await this.alert(tx, held, 'cancelled', alertTexts.cancelled(held.donation, day));
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
}
