import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonationAlertRow } from './donation-alert.entity.js';
import { DonationAlertActsService } from './donation-alert-acts.service.js';
import { DonationAlertListsService } from './donation-alert-lists.service.js';
import { DonationAlertRecordsController } from './donation-alert-records.controller.js';
import { DonationAlertsAdminController } from './donation-alerts.admin.controller.js';
import { DonationAlertsController } from './donation-alerts.controller.js';
import { DonationAlertsService } from './donation-alerts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DonationAlertRow])],
  controllers: [DonationAlertRecordsController, DonationAlertsController, DonationAlertsAdminController],
  providers: [DonationAlertActsService, DonationAlertListsService, DonationAlertsService],
  exports: [DonationAlertsService],
})
export class DonationAlertsModule {}
