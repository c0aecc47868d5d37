import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MoneyDonationLinkRow } from './donation-link.entity.js';
import { DonationLinksService } from './donation-links.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MoneyDonationLinkRow])],
  providers: [DonationLinksService],
  exports: [DonationLinksService],
})
export class DonationLinksModule {}
