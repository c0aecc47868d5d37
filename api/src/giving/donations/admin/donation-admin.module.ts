import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignsModule } from '../../../content/campaigns/campaigns.module.js';
import { LedgerModule } from '../../ledger/ledger.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { DonationsModule } from '../donations.module.js';
import { DonationAttentionService } from './donation-attention.service.js';
import { DonationAdminActionsService } from './donation-admin-actions.service.js';
import { DonationAdminListsService } from './donation-admin-lists.service.js';
import { DonationAdminRefundsService } from './donation-admin-refunds.service.js';
import { DonationTimelineViewService } from './donation-timeline-view.service.js';
import { DonationsAdminController } from './donations.admin.controller.js';
import { MoneyDonationOverview } from './money-donation-overview.entity.js';
import { UnappliedPaymentsAdminController } from './unapplied-payments.admin.controller.js';
import { UnappliedPaymentsService } from './unapplied-payments.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([MoneyDonationOverview]),
    CampaignsModule,
    DonationsModule,
    LedgerModule,
    PaymentsModule,
  ],
  controllers: [DonationsAdminController, UnappliedPaymentsAdminController],
  providers: [
    DonationAttentionService,
    DonationAdminActionsService,
    DonationAdminListsService,
    DonationAdminRefundsService,
    DonationTimelineViewService,
    UnappliedPaymentsService,
  ],
  exports: [DonationAttentionService, DonationAdminListsService],
})
export class DonationAdminModule {}
