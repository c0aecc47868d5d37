import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { BounceMailboxService } from './bounce-mailbox.service.js';
import { BouncesController } from './bounces.controller.js';
import { RelayWebhookService } from './relay-webhook.service.js';

@Module({
  imports: [DeliveryModule, JobsModule],
  controllers: [BouncesController],
  providers: [BounceMailboxService, RelayWebhookService],
})
export class BouncesModule {}
