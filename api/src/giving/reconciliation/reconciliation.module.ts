import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PayoutsService } from './payouts.service.js';
import { ReconciliationAdminController } from './reconciliation.admin.controller.js';
import { ReconciliationService } from './reconciliation.service.js';

@Module({
  imports: [LedgerModule, PaymentsModule],
  controllers: [ReconciliationAdminController],
  providers: [PayoutsService, ReconciliationService],
})
export class ReconciliationModule {}
