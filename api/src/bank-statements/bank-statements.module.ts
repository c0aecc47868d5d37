import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonationsModule } from '../donations/donations.module.js';
import { BankLineActsService } from './bank-line-acts.service.js';
import { BankLineRow } from './bank-line.entity.js';
import { BankLinesAdminController } from './bank-lines.admin.controller.js';
import { BankLinesService } from './bank-lines.service.js';
import { BankStatementRow } from './bank-statement.entity.js';
import { BankStatementsAdminController } from './bank-statements.admin.controller.js';
import { StatementImportsService } from './statement-imports.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BankLineRow, BankStatementRow]), DonationsModule],
  controllers: [BankLinesAdminController, BankStatementsAdminController],
  providers: [BankLineActsService, BankLinesService, StatementImportsService],
  exports: [BankLinesService],
})
export class BankStatementsModule {}
