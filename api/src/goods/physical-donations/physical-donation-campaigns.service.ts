import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CampaignsService } from '../../content/campaigns/campaigns.service.js';
import type { RowOf } from '../../platform/database/query.js';
import {
  goalOf,
  PHYSICAL_DONATION_TYPE_LABELS,
  type PhysicalDonationType,
} from './physical-donation-choices.contract.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { campaignNamed } from './physical-donations.queries.js';

export type NamedCampaign = RowOf<typeof campaignNamed>;

/** The campaigns that things are given to. */
@Injectable()
export class PhysicalDonationCampaignsService {
  constructor(private readonly campaigns: CampaignsService) {}

  /** Refuses, next to the field, a campaign that does not take this type of gift now. */
  async assertTakes(tx: EntityManager, campaignId: number, type: PhysicalDonationType): Promise<void> {
    if (!(await this.campaigns.takes(tx, campaignId, goalOf(type))))
      throw physicalDonationErrors.campaignClosed(PHYSICAL_DONATION_TYPE_LABELS[type].toLowerCase());
  }

  /** What a campaign is called, whatever has become of it since. */
  named(tx: EntityManager, id: number): Promise<NamedCampaign> {
    return campaignNamed.one(tx, id);
  }
}
