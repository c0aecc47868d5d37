import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BankStatementsModule } from '../../giving/bank-statements/bank-statements.module.js';
import { RegistrationsModule } from '../registrations/registrations.module.js';
import { RegistrationTransferLineRow, RegistrationTransferRow } from './registration-transfer.entity.js';
import { RegistrationTransfersAdminController } from './registration-transfers.admin.controller.js';
import { RegistrationTransfersService } from './registration-transfers.service.js';
import { TransferCandidatesService } from './transfer-candidates.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([RegistrationTransferLineRow, RegistrationTransferRow]),
    BankStatementsModule,
    RegistrationsModule,
  ],
  controllers: [RegistrationTransfersAdminController],
  providers: [RegistrationTransfersService, TransferCandidatesService],
})
export class BankTransfersModule {}
