import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { EmailVerified } from '../../people/email-verification/email-verification.dto.js';
import { VerifiesEmail } from '../../people/email-verification/email-verification.service.js';
import { AnnouncedStepsService } from './announced-steps.service.js';
import { CollectionsService } from './collections.service.js';
import type { CodeVerified } from './physical-donation-answers.dto.js';
import { PhysicalDonationCampaignsService } from './physical-donation-campaigns.service.js';
import { PhysicalDonationLinksService } from './physical-donation-links.service.js';
import { PHYSICAL_DONATION_MESSAGES as MESSAGES } from './physical-donation.contract.js';
import type { PhysicalDonationRow } from './physical-donation.entity.js';
import { physicalDonationErrors } from './physical-donation.errors.js';
import { presentOwn } from './physical-donation.presenter.js';
import { DONOR } from '../../core/audit/audit-log.service.js';

/** How donors prove that their address is theirs: by the code of the email, or by its link. */
@Injectable()
export class PhysicalDonationValidationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly collections: CollectionsService,
    private readonly campaigns: PhysicalDonationCampaignsService,
    private readonly steps: AnnouncedStepsService,
    private readonly links: PhysicalDonationLinksService,
  ) {}

  /** By the link of the email with the code; null where it opens nothing (any more). */
  @VerifiesEmail({ context: 'donation' })
  async byLink(token: string): Promise<EmailVerified | null> {
    return this.dataSource.transaction(async (tx) => {
      const id = await this.links.donationOf(tx, token, 'validate');
      const held = id && (await this.collections.hold(tx, id));
      if (!held || held.donation.deleted_at) return null;
      const verified = await this.validate(tx, held.donation);
      return { ...verified, context: 'donation', donationType: 'physical' };
    });
  }

  /** A donation that is validated stays what it is: a second time is no error. */
  async validate(tx: EntityManager, donation: PhysicalDonationRow): Promise<CodeVerified> {
    const campaign = await this.campaigns.named(tx, donation.campaign_id);
    if (donation.status === 'cancelled') throw physicalDonationErrors.cannotBecome('cancelled', 'validated');
    if (donation.status === 'pending_validation') {
      await this.steps.validated(tx, donation, DONOR);
      await this.links.keepValidation(tx, donation.id);
    }
    return { success: true, message: MESSAGES.verified, ...presentOwn(donation, campaign) };
  }
}
