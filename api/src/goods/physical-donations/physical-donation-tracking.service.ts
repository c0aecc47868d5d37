import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PhysicalDonationCampaignsService } from './physical-donation-campaigns.service.js';
import { PhysicalDonationPicturesService } from './physical-donation-pictures.service.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import type { PhysicalDonationTracking } from './physical-donation-tracking.dto.js';
import { presentTracking } from './physical-donation.presenter.js';
import { TrackedDonationsService } from './tracked-donations.service.js';

/** What a donor sees at the private link of the emails. */
@Injectable()
export class PhysicalDonationTrackingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly donations: TrackedDonationsService,
    private readonly campaigns: PhysicalDonationCampaignsService,
    private readonly pictures: PhysicalDonationPicturesService,
    private readonly timeline: PhysicalDonationTimelineService,
  ) {}

  async read(token: string): Promise<PhysicalDonationTracking> {
    const { manager } = this.dataSource;
    const { donation, transaction } = await this.donations.find(manager, token);
    const campaign = await this.campaigns.named(manager, donation.campaign_id);
    const pictures = (await this.pictures.of([donation.id])).get(donation.id) ?? [];
    const steps = await this.timeline.steps(manager, donation.id);
    return presentTracking(donation, transaction, { campaign, pictures, steps });
  }
}
