import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../../content/media/media.module.js';
import { DonationsModule } from '../donations/donations.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ClosedYearsAdminController } from './closed-years.admin.controller.js';
import { ClosedYearsService } from './closed-years.service.js';
import { ExpenseDocumentsService } from './expense-documents.service.js';
import { ClosedYearRow, ExpenseRow } from './expense.entity.js';
import { ExpensesAdminController } from './expenses.admin.controller.js';
import { ExpensesAdminService } from './expenses-admin.service.js';
import { TransparencyController } from './transparency.controller.js';
import { TransparencyService } from './transparency.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ExpenseRow, ClosedYearRow]),
    DonationsModule,
    LedgerModule,
    MediaModule,
  ],
  controllers: [ExpensesAdminController, ClosedYearsAdminController, TransparencyController],
  providers: [ClosedYearsService, ExpenseDocumentsService, ExpensesAdminService, TransparencyService],
  exports: [ExpensesAdminService, ClosedYearsService],
})
export class ExpensesModule {}
