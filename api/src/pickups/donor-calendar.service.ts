import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CollectionsService } from '../physical-donations/collections.service.js';
import { DonationLinksService } from '../physical-donations/donation-links.service.js';
import { pickupErrors } from './pickup.errors.js';
import { PickupLettersService } from './pickup-letters.service.js';

/** The pick-up of a donation as a calendar file, for whoever holds the donor's own link. */
@Injectable()
export class DonorCalendarService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: DonationLinksService,
    private readonly collections: CollectionsService,
    private readonly letters: PickupLettersService,
  ) {}

  async of(token: string): Promise<string> {
    const association = await this.letters.association();
    return this.dataSource.transaction(async (tx) => {
      const id = await this.links.donationOf(tx, token, 'track');
      const held = id ? await this.collections.hold(tx, id) : null;
      if (!held?.transaction || held.donation.deleted_at) throw pickupErrors.noPickup();
      if (held.transaction.status !== 'pickup_scheduled') throw pickupErrors.noPickup();
      return this.letters.calendarOf({ donation: held.donation, transaction: held.transaction }, association);
    });
  }
}
