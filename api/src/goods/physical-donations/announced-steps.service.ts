import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { CollectionsService, type HeldPhysicalDonation } from './collections.service.js';
import { PhysicalDonationCampaignsService } from './physical-donation-campaigns.service.js';
import { PhysicalDonationEmailsService } from './physical-donation-emails.service.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

/** The steps of a donation that its donor is written about, whoever makes them. */
@Injectable()
export class AnnouncedStepsService {
  constructor(
    private readonly collections: CollectionsService,
    private readonly campaigns: PhysicalDonationCampaignsService,
    private readonly emails: PhysicalDonationEmailsService,
  ) {}

  async validated(tx: EntityManager, donation: PhysicalDonationRow, by: Author): Promise<void> {
    await this.collections.validated(tx, donation, by);
    await this.emails.validated(tx, donation, await this.campaigns.named(tx, donation.campaign_id));
  }

  async cancelled(tx: EntityManager, held: HeldPhysicalDonation, reason: string, by: Author): Promise<void> {
    await this.collections.cancelled(tx, held, reason, by);
    await this.emails.cancelled(tx, held.donation, by === DONOR);
  }
}
