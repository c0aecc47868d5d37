import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Collection } from '../physical-donations/collection-moves.service.js';
import { PhysicalDonationCampaignsService } from '../physical-donations/physical-donation-campaigns.service.js';
import {
  PhysicalDonationEmailsService,
  WithdrawsPickups,
} from '../physical-donations/physical-donation-emails.service.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { type CalendarPickup, pickupCalendar } from './pickup-calendar.js';
import { pickupCalendarTexts, pickupEmails as texts } from './pickup-emails.content.js';
import { addressLine, collectedLines } from './pickup.rules.js';

/**
 * What donors are written about the collection of their donation. The association's name is asked for beforehand:
 * a second connection inside a transaction that others wait for could be one that they hold.
 */
@Injectable()
export class PickupEmailsService {
  constructor(
    private readonly emails: PhysicalDonationEmailsService,
    private readonly campaigns: PhysicalDonationCampaignsService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  async scheduled(tx: EntityManager, held: Collection, association: string): Promise<void> {
    const email = texts.scheduled(pickupOf(held), association);
    await this.emails.toDonor(tx, held.donation, { ...email, ...this.calendar(held, association) });
  }

  async moved(tx: EntityManager, held: Collection, association: string): Promise<void> {
    const email = texts.moved(pickupOf(held), association);
    await this.emails.toDonor(tx, held.donation, { ...email, ...this.calendar(held, association) });
  }

  async remind(tx: EntityManager, held: Collection, association: string): Promise<void> {
    const email = texts.reminder(pickupOf(held), association);
    await this.emails.toDonor(tx, held.donation, email);
  }

  async thanks(tx: EntityManager, { donation, transaction }: Collection, association: string): Promise<void> {
    const { title, slug } = await this.campaigns.named(tx, donation.campaign_id);
    const { contact_name, reference } = donation;
    const told = {
      contact_name,
      reference,
      campaign: title,
      campaign_url: `${this.configuration.appUrl}/campagnes/${slug}`,
      collected: collectedLines(transaction.collected),
    };
    await this.emails.toDonor(tx, donation, texts.thanks(told, association));
  }

  /** Staff cancelled it. */
  async cancelled(tx: EntityManager, { donation }: Collection): Promise<void> {
    await this.emails.cancelled(tx, donation, false);
  }

  /** A scheduled pick-up as a calendar file. */
  calendarOf(held: Collection, association: string): string {
    return pickupCalendar(pickupOf(held), { name: association, site: this.configuration.appUrl });
  }

  /** What takes a pick-up that was planned out of the donor's calendar. */
  @WithdrawsPickups()
  async withdrawal(tx: EntityManager, held: Collection) {
    return this.calendar(held, await this.settings.value('site_name', tx));
  }

  /** What the association is called. */
  async association(): Promise<string> {
    return (await this.settings.public()).site_name;
  }

  private calendar(held: Collection, association: string) {
    const content = this.calendarOf(held, association);
    const { filename } = pickupCalendarTexts;
    const method = held.transaction.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
    const contentType = `text/calendar; charset=utf-8; method=${method}`;
    return { attachments: [{ filename, contentType, content }] };
  }
}

function pickupOf({ donation, transaction }: Collection): CalendarPickup {
  const { contact_name, reference, access_info } = donation;
  const { id, version, updated_at, pickup_date, pickup_slot, assigned_to, status } = transaction;
  if (!pickup_date || !pickup_slot) throw new Error('Only a scheduled pick-up can be told of');
  return {
    id,
    version,
    updated_at,
    contact_name,
    reference,
    pickup_date,
    pickup_slot,
    assigned_to,
    access_info,
    is_cancelled: status === 'cancelled',
    address: addressLine(donation),
  };
}
