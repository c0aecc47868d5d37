import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { DonationsModule } from '../donations/donations.module.js';
import { DonationAttentionService } from './donation-attention.service.js';
import { DonationDeskActsService } from './donation-desk-acts.service.js';
import { DonationDeskListsService } from './donation-desk-lists.service.js';
import { DonationDeskRefundsService } from './donation-desk-refunds.service.js';
import { DonationDeskStoryService } from './donation-desk-story.service.js';
import { DonationsAdminController } from './donations.admin.controller.js';
import { MoneyDonationOverview } from './money-donation-overview.entity.js';
import { UnappliedPaymentsAdminController } from './unapplied-payments.admin.controller.js';
import { UnappliedPaymentsService } from './unapplied-payments.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MoneyDonationOverview]), CampaignsModule, DonationsModule],
  controllers: [DonationsAdminController, UnappliedPaymentsAdminController],
  providers: [
    DonationAttentionService,
    DonationDeskActsService,
    DonationDeskListsService,
    DonationDeskRefundsService,
    DonationDeskStoryService,
    UnappliedPaymentsService,
  ],
  exports: [DonationAttentionService, DonationDeskListsService],
})
export class DonationDeskModule {}
