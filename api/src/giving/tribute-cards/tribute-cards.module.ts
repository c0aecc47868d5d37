import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonationsModule } from '../donations/donations.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { SettingsModule } from '../../core/settings/settings.module.js';
import { TributeCardRow } from './tribute-card.entity.js';
import { TributeCardRefusalRow } from './tribute-card-refusal.entity.js';
import { TributeCardSendingService } from './tribute-card-sending.service.js';
import { TributeCardsController } from './tribute-cards.controller.js';
import { TributeCardsService } from './tribute-cards.service.js';
import { TributeCardPersonalData } from './tribute-card.personal-data.content.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([TributeCardRow, TributeCardRefusalRow]),
    DonationsModule,
    JobsModule,
    LedgerModule,
    MailModule,
    SettingsModule,
  ],
  controllers: [TributeCardsController],
  providers: [TributeCardPersonalData, TributeCardsService, TributeCardSendingService],
})
export class TributeCardsModule {}
