import { Module } from '@nestjs/common';
import { DonationLinksModule } from '../donation-links/donation-links.module.js';
import { DonationsModule } from '../donations/donations.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { ReceiptsModule } from '../receipts/receipts.module.js';
import { RecurringGiftsModule } from '../recurring/recurring-gifts.module.js';
import { DonationReceiptEmailsService } from './donation-receipt-emails.service.js';
import { DonationReceiptStatesService } from './donation-receipt-states.service.js';
import { DonationReceiptsService } from './donation-receipts.service.js';
import { ReceiptActionsService } from './receipt-actions.service.js';
import { ReceiptArchivesService } from './receipt-archives.service.js';
import { ReceiptBatchesService } from './receipt-batches.service.js';
import { ReceiptDownloadsController } from './receipt-downloads.controller.js';
import { ReceiptDownloadsService } from './receipt-downloads.service.js';
import { ReceiptLinksService } from './receipt-links.service.js';
import { ReceiptRecordsService } from './receipt-records.service.js';
import { ReceiptSpecimensService } from './receipt-specimens.service.js';
import { ReceiptsAdminController } from './receipts.admin.controller.js';
import { WaitingReceiptsAdminController } from './waiting-receipts.admin.controller.js';
import { WaitingReceiptsService } from './waiting-receipts.service.js';
import { YearlyReceiptsService } from './yearly-receipts.service.js';

@Module({
  imports: [DonationLinksModule, DonationsModule, JobsModule, ReceiptsModule, RecurringGiftsModule],
  controllers: [ReceiptDownloadsController, ReceiptsAdminController, WaitingReceiptsAdminController],
  providers: [
    DonationReceiptEmailsService,
    DonationReceiptStatesService,
    DonationReceiptsService,
    ReceiptActionsService,
    ReceiptArchivesService,
    ReceiptBatchesService,
    ReceiptDownloadsService,
    ReceiptLinksService,
    ReceiptRecordsService,
    ReceiptSpecimensService,
    WaitingReceiptsService,
    YearlyReceiptsService,
  ],
  exports: [DonationReceiptStatesService, DonationReceiptsService],
})
export class DonationReceiptsModule {}
