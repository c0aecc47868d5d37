import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignsModule } from '../../content/campaigns/campaigns.module.js';
import { GoodsAlertsModule } from '../alerts/goods-alerts.module.js';
import { EmailVerificationModule } from '../../people/email-verification/email-verification.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { MediaModule } from '../../content/media/media.module.js';
import { AlertedDonationsService } from './alerted-donations.service.js';
import { CollectionMovesService } from './collection-moves.service.js';
import { CollectionsService } from './collections.service.js';
import { PhysicalDonationTrashService } from './physical-donation-trash.service.js';
import { PhysicalDonationCampaignsService } from './physical-donation-campaigns.service.js';
import { PhysicalDonationCodeRow } from './physical-donation-code.entity.js';
import { PhysicalDonationCodesService } from './physical-donation-codes.service.js';
import { PhysicalDonationEditsService } from './physical-donation-edits.service.js';
import { PhysicalDonationEntryRow } from './physical-donation-entry.entity.js';
import { PhysicalDonationRetentionService } from './physical-donation-retention.service.js';
import { PhysicalDonationEmailsService } from './physical-donation-emails.service.js';
import { PhysicalDonationLinkRow } from './physical-donation-link.entity.js';
import { PhysicalDonationLinksService } from './physical-donation-links.service.js';
import { PhysicalDonationListsService } from './physical-donation-lists.service.js';
import { PhysicalDonationOwnersService } from './physical-donation-owners.service.js';
import { PhysicalDonationPictureRow } from './physical-donation-picture.entity.js';
import { PhysicalDonationPicturesService } from './physical-donation-pictures.service.js';
import { PhysicalDonationSecretsService } from './physical-donation-secrets.service.js';
import { PhysicalDonationTimelineService } from './physical-donation-timeline.service.js';
import { PhysicalDonationTrackingController } from './physical-donation-tracking.controller.js';
import { PhysicalDonationTrackingService } from './physical-donation-tracking.service.js';
import { PhysicalDonationAuditService } from './physical-donation-audit.service.js';
import { PickupTransactionRow } from './pickup-transaction.entity.js';
import { PhysicalDonationValidationService } from './physical-donation-validation.service.js';
import { PhysicalDonationWritesService } from './physical-donation-writes.service.js';
import { PhysicalDonationRow } from './physical-donation.entity.js';
import { PhysicalDonationsAdminController } from './physical-donations.admin.controller.js';
import { PhysicalDonationTimelineAdminController } from './physical-donation-timeline.admin.controller.js';
import { PhysicalDonationsController } from './physical-donations.controller.js';
import { PhysicalDonationRecordsController } from './physical-donation-records.controller.js';
import { PhysicalDonationsService } from './physical-donations.service.js';
import { AnnouncedStepsService } from './announced-steps.service.js';
import { CodeTriesService } from './code-tries.service.js';
import { NewDonationsService } from './new-donations.service.js';
import { DonorChangesService } from './donor-changes.service.js';
import { PhysicalDonationHistoryService } from './physical-donation-history.service.js';
import { PictureAddressesService } from './picture-addresses.service.js';
import { PictureFilesService } from './picture-files.service.js';
import { SentCodesService } from './sent-codes.service.js';
import { DonorChangeNoticesService } from './donor-change-notices.service.js';
import { TrackedDonationsService } from './tracked-donations.service.js';
import { PhysicalDonationPersonalDataService } from './physical-donation-personal-data.service.js';

const ROWS = [
  PhysicalDonationRow,
  PickupTransactionRow,
  PhysicalDonationCodeRow,
  PhysicalDonationLinkRow,
  PhysicalDonationPictureRow,
  PhysicalDonationEntryRow,
];

@Module({
  imports: [
    TypeOrmModule.forFeature(ROWS),
    CampaignsModule,
    GoodsAlertsModule,
    EmailVerificationModule,
    JobsModule,
    MailModule,
    MediaModule,
  ],
  controllers: [
    PhysicalDonationTrackingController,
    PhysicalDonationsAdminController,
    PhysicalDonationTimelineAdminController,
    PhysicalDonationsController,
    PhysicalDonationRecordsController,
  ],
  providers: [
    AlertedDonationsService,
    PhysicalDonationPersonalDataService,
    CollectionMovesService,
    CollectionsService,
    PhysicalDonationTrashService,
    PhysicalDonationCampaignsService,
    PhysicalDonationCodesService,
    PhysicalDonationEditsService,
    PhysicalDonationRetentionService,
    PhysicalDonationEmailsService,
    PhysicalDonationLinksService,
    PhysicalDonationListsService,
    PhysicalDonationPicturesService,
    PhysicalDonationSecretsService,
    PhysicalDonationTimelineService,
    PhysicalDonationTrackingService,
    PhysicalDonationAuditService,
    PhysicalDonationValidationService,
    PhysicalDonationWritesService,
    PhysicalDonationOwnersService,
    AnnouncedStepsService,
    CodeTriesService,
    NewDonationsService,
    DonorChangesService,
    PhysicalDonationHistoryService,
    PictureAddressesService,
    PictureFilesService,
    SentCodesService,
    DonorChangeNoticesService,
    TrackedDonationsService,
    PhysicalDonationsService,
  ],
  exports: [
    CollectionsService,
    PhysicalDonationCampaignsService,
    PhysicalDonationEmailsService,
    PhysicalDonationLinksService,
    PhysicalDonationPicturesService,
    PhysicalDonationTimelineService,
    PhysicalDonationAuditService,
    PhysicalDonationOwnersService,
  ],
})
export class PhysicalDonationsModule {}
