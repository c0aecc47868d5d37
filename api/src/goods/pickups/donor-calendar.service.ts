import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CollectionsService } from '../physical-donations/collections.service.js';
import { PhysicalDonationLinksService } from '../physical-donations/physical-donation-links.service.js';
import { pickupErrors } from './pickup.errors.js';
import { PickupEmailsService } from './pickup-emails.service.js';

/** The pick-up of a donation as a calendar file, for whoever holds the donor's own link. */
@Injectable()
export class DonorCalendarService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: PhysicalDonationLinksService,
    private readonly collections: CollectionsService,
    private readonly emails: PickupEmailsService,
  ) {}

  async of(token: string): Promise<string> {
    const association = await this.emails.association();
    return this.dataSource.transaction(async (tx) => {
      const id = await this.links.donationOf(tx, token, 'track');
      const held = id ? await this.collections.hold(tx, id) : null;
      if (!held?.transaction || held.donation.deleted_at) throw pickupErrors.noPickup();
      if (held.transaction.status !== 'pickup_scheduled') throw pickupErrors.noPickup();
      return this.emails.calendarOf({ donation: held.donation, transaction: held.transaction }, association);
    });
  }
}
