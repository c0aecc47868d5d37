import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReconciliationAdminController } from './reconciliation.admin.controller.js';
import { ReconciliationService } from './reconciliation.service.js';

@Module({
  imports: [PaymentsModule],
  controllers: [ReconciliationAdminController],
  providers: [ReconciliationService],
})
export class ReconciliationModule {}
