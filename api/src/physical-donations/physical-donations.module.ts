import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { DonationAlertsModule } from '../donation-alerts/donation-alerts.module.js';
import { EmailVerificationModule } from '../email-verification/email-verification.module.js';
import { EmailVerificationService } from '../email-verification/email-verification.service.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { CollectionMovesService } from './collection-moves.service.js';
import { CollectionsService } from './collections.service.js';
import { DonationBinService } from './donation-bin.service.js';
import { DonationCampaignsService } from './donation-campaigns.service.js';
import { DonationCodeRow } from './donation-code.entity.js';
import { DonationCodesService } from './donation-codes.service.js';
import { DonationEditsService } from './donation-edits.service.js';
import { DonationEntryRow } from './donation-entry.entity.js';
import { DonationHousekeepingService } from './donation-housekeeping.service.js';
import { DonationLettersService } from './donation-letters.service.js';
import { DonationLinkRow } from './donation-link.entity.js';
import { DonationLinksService } from './donation-links.service.js';
import { DonationListsService } from './donation-lists.service.js';
import { PhysicalDonationPeopleService } from './donation-people.service.js';
import { DonationPictureRow } from './donation-picture.entity.js';
import { DonationPicturesService } from './donation-pictures.service.js';
import { DonationSecretsService } from './donation-secrets.service.js';
import { DonationStoryService } from './donation-story.service.js';
import { DonationTrackingController } from './donation-tracking.controller.js';
import { DonationTrackingService } from './donation-tracking.service.js';
import { DonationTrailService } from './donation-trail.service.js';
import { DonationTransactionRow } from './donation-transaction.entity.js';
import { DonationValidationService } from './donation-validation.service.js';
import { DonationWritesService } from './donation-writes.service.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { PhysicalDonationsAdminController } from './physical-donations.admin.controller.js';
import { PhysicalDonationsController } from './physical-donations.controller.js';
import { PhysicalDonationsDeskController } from './physical-donations-desk.controller.js';
import { PhysicalDonationsService } from './physical-donations.service.js';
import { PhysicalDonationPersonalDataService } from './donation-personal-data.service.js';

const ROWS = [
  ...[PhysicalDonationRow, DonationTransactionRow, DonationCodeRow, DonationLinkRow],
  ...[DonationPictureRow, DonationEntryRow],
];

@Module({
  imports: [
    TypeOrmModule.forFeature(ROWS),
    CampaignsModule,
    DonationAlertsModule,
    EmailVerificationModule,
    JobsModule,
    MailModule,
    MediaModule,
  ],
  controllers: [
    DonationTrackingController,
    PhysicalDonationsAdminController,
    PhysicalDonationsController,
    PhysicalDonationsDeskController,
  ],
  providers: [
    PhysicalDonationPersonalDataService,
    CollectionMovesService,
    CollectionsService,
    DonationBinService,
    DonationCampaignsService,
    DonationCodesService,
    DonationEditsService,
    DonationHousekeepingService,
    DonationLettersService,
    DonationLinksService,
    DonationListsService,
    DonationPicturesService,
    DonationSecretsService,
    DonationStoryService,
    DonationTrackingService,
    DonationTrailService,
    DonationValidationService,
    DonationWritesService,
    PhysicalDonationPeopleService,
    PhysicalDonationsService,
  ],
  exports: [
    CollectionsService,
    DonationCampaignsService,
    DonationLettersService,
    DonationLinksService,
    DonationPicturesService,
    DonationStoryService,
    DonationTrailService,
    PhysicalDonationPeopleService,
  ],
})
export class PhysicalDonationsModule {
  constructor(
    jobs: JobsService,
    housekeeping: DonationHousekeepingService,
    verification: EmailVerificationService,
    validation: DonationValidationService,
  ) {
    jobs.every('physical-donations.tidy', '17 3 * * *', () => housekeeping.tidy());
    verification.register('donation', (token) => validation.byLink(token));
  }
}
