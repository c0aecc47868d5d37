import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MediaModule } from '../../content/media/media.module.js';
import { ReceiptRow } from './receipt.entity.js';
import { ReceiptChecksService } from './receipt-checks.service.js';
import { ReceiptFilesService } from './receipt-files.service.js';
import { ReceiptsController } from './receipts.controller.js';
import { ReceiptsService } from './receipts.service.js';
import { ReceiptPersonalData } from './receipt.personal-data.content.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReceiptRow]), JobsModule, MediaModule],
  controllers: [ReceiptsController],
  providers: [ReceiptPersonalData, ReceiptChecksService, ReceiptFilesService, ReceiptsService],
  exports: [ReceiptFilesService, ReceiptsService],
})
export class ReceiptsModule {}
