import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MoneyDonationLinkRow } from './donation-link.entity.js';
import { PrivateDonationLinksService } from './private-donation-links.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MoneyDonationLinkRow])],
  providers: [PrivateDonationLinksService],
  exports: [PrivateDonationLinksService],
})
export class DonationLinksModule {}
