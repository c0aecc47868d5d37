import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MoneyDonationEntryRow } from './donation-entry.entity.js';
import { DonationEntriesService } from './donation-entries.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MoneyDonationEntryRow])],
  providers: [DonationEntriesService],
  exports: [DonationEntriesService],
})
export class DonationTimelineModule {}
