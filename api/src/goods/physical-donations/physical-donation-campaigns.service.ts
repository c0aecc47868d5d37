import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CampaignsService } from '../../content/campaigns/campaigns.service.js';
import {
  goalOf,
  PHYSICAL_DONATION_TYPE_LABELS,
  type PhysicalDonationType,
} from './physical-donation-choices.contract.js';
import { physicalDonationErrors } from './physical-donation.errors.js';

export interface NamedCampaign {
  id: number;
  title: string;
  slug: string;
}

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
  async named(tx: EntityManager, id: number): Promise<NamedCampaign> {
    const [campaign] = await tx.query<NamedCampaign[]>(
      'SELECT id, title, slug FROM campaigns WHERE id = $1',
      [id],
    );
    return campaign!;
  }
}
