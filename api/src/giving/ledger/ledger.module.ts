import { Module } from '@nestjs/common';
import { DepositsService } from './deposits.service.js';
import { LedgerService } from './ledger.service.js';

@Module({ providers: [DepositsService, LedgerService], exports: [DepositsService, LedgerService] })
export class LedgerModule {}
