import { Module } from '@nestjs/common';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { AccountingAdminController } from './accounting.admin.controller.js';
import { JournalExportService } from './journal-export.service.js';

@Module({
  imports: [SettingsModule],
  controllers: [AccountingAdminController],
  providers: [JournalExportService],
})
export class AccountingModule {}
