import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CollectionsService, type HeldPhysicalDonation } from './collections.service.js';
import { PhysicalDonationLinksService } from './physical-donation-links.service.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { PickupTransactionRow } from './pickup-transaction.entity.js';

/** The donations that the donors' own links open; what such a link does not open (any more) is unknown. */
@Injectable()
export class TrackedDonationsService {
  constructor(
    private readonly links: PhysicalDonationLinksService,
    private readonly collections: CollectionsService,
  ) {}

  async find(tx: EntityManager, token: string): Promise<HeldPhysicalDonation> {
    const id = await this.links.donationOf(tx, token, 'track');
    const donation = id && (await tx.findOneBy(PhysicalDonationRow, { id }));
    if (!donation || donation.deleted_at) throw physicalDonationErrors.linkUnknown();
    const which = { physical_donation_id: donation.id };
    return { donation, transaction: await tx.findOneBy(PickupTransactionRow, which) };
  }

  async hold(tx: EntityManager, token: string): Promise<HeldPhysicalDonation> {
    const id = await this.links.donationOf(tx, token, 'track');
    const held = id && (await this.collections.hold(tx, id));
    if (!held || held.donation.deleted_at) throw physicalDonationErrors.linkUnknown();
    return held;
  }
}
