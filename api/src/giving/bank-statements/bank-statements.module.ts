import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonationsModule } from '../donations/donations.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { BankBalancesAdminController } from './bank-balances.admin.controller.js';
import { BankBalancesService } from './bank-balances.service.js';
import { BankEntriesService } from './bank-entries.service.js';
import { BankLineActionsService } from './bank-line-actions.service.js';
import { BankLineChangesService } from './bank-line-changes.service.js';
import { BankLineEntriesAdminController } from './bank-line-entries.admin.controller.js';
import { BankLineEntriesService } from './bank-line-entries.service.js';
import { BankLineRow } from './bank-line.entity.js';
import { BankLinesAdminController } from './bank-lines.admin.controller.js';
import { BankLinesService } from './bank-lines.service.js';
import { BankReturnsService } from './bank-returns.service.js';
import { BankSuspenseService } from './bank-suspense.service.js';
import { BankStatementRow } from './bank-statement.entity.js';
import { BankStatementsAdminController } from './bank-statements.admin.controller.js';
import { GiftUndoAdminController } from './gift-undo.admin.controller.js';
import { GiftUndoService } from './gift-undo.service.js';
import { StatementImportsService } from './statement-imports.service.js';
import { StatementListsService } from './statement-lists.service.js';
import { BankLinePersonalData } from './bank-line.personal-data.content.js';

@Module({
  imports: [TypeOrmModule.forFeature([BankLineRow, BankStatementRow]), DonationsModule, LedgerModule],
  controllers: [
    BankBalancesAdminController,
    BankLinesAdminController,
    BankLineEntriesAdminController,
    BankStatementsAdminController,
    GiftUndoAdminController,
  ],
  providers: [
    BankLinePersonalData,
    BankBalancesService,
    BankEntriesService,
    BankLineActionsService,
    BankLineChangesService,
    BankLineEntriesService,
    BankLinesService,
    BankReturnsService,
    BankSuspenseService,
    GiftUndoService,
    StatementImportsService,
    StatementListsService,
  ],
  exports: [BankLineChangesService, BankLinesService],
})
export class BankStatementsModule {}
