import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonationsModule } from '../donations/donations.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { MatchingPotRow, MatchingReportLinkRow } from './matching-pot.entity.js';
import { MatchingPotPersonalData } from './matching-pot.personal-data.content.js';
import { MatchingPotsAdminController } from './matching-pots.admin.controller.js';
import { MatchingPotsAdminService } from './matching-pots-admin.service.js';
import { MatchingReportsController } from './matching-reports.controller.js';
import { MatchingReportsService } from './matching-reports.service.js';
import { MatchingService } from './matching.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MatchingPotRow, MatchingReportLinkRow]), DonationsModule, LedgerModule],
  controllers: [MatchingPotsAdminController, MatchingReportsController],
  providers: [MatchingPotPersonalData, MatchingPotsAdminService, MatchingReportsService, MatchingService],
  exports: [MatchingService, MatchingPotsAdminService],
})
export class MatchingModule {}
