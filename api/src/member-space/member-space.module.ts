import { Module } from '@nestjs/common';
import { CaseworkModule } from '../casework/casework.module.js';
import { DonationsModule } from '../donations/donations.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { MembersModule } from '../members/members.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { PhysicalDonationsModule } from '../physical-donations/physical-donations.module.js';
import { RecurringGiftsModule } from '../recurring-gifts/recurring-gifts.module.js';
import { ScholarshipAlertsModule } from '../scholarship-alerts/scholarship-alerts.module.js';
import { ScholarshipFavoritesModule } from '../scholarship-favorites/scholarship-favorites.module.js';
import { MemberDeparturesService } from './member-departures.service.js';
import { MemberExportService } from './member-export.service.js';
import { MemberSpaceController } from './member-space.controller.js';
import { MemberSpaceService } from './member-space.service.js';

@Module({
  imports: [
    CaseworkModule,
    DonationsModule,
    LedgerModule,
    MembersModule,
    PersonalDataModule,
    PhysicalDonationsModule,
    RecurringGiftsModule,
    ScholarshipAlertsModule,
    ScholarshipFavoritesModule,
  ],
  controllers: [MemberSpaceController],
  providers: [MemberDeparturesService, MemberExportService, MemberSpaceService],
})
export class MemberSpaceModule {}
