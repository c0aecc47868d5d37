import { Module } from '@nestjs/common';
import { CaseworkModule } from '../../universities/casework/casework.module.js';
import { DonationLinksModule } from '../../giving/donation-links/donation-links.module.js';
import { DonationsModule } from '../../giving/donations/donations.module.js';
import { LedgerModule } from '../../giving/ledger/ledger.module.js';
import { MembersModule } from '../../people/members/members.module.js';
import { PersonalDataModule } from '../../people/personal-data/personal-data.module.js';
import { PhysicalDonationsModule } from '../../goods/physical-donations/physical-donations.module.js';
import { RegistrationsModule } from '../../events/registrations/registrations.module.js';
import { RecurringGiftsModule } from '../../giving/recurring/recurring-gifts.module.js';
import { ScholarshipAlertsModule } from '../../universities/alerts/scholarship-alerts.module.js';
import { ScholarshipFavoritesModule } from '../../universities/favorites/scholarship-favorites.module.js';
import { MemberDeparturesService } from './member-departures.service.js';
import { MemberExportService } from './member-export.service.js';
import { MemberGiftLinksService } from './member-gift-links.service.js';
import { MemberGiftsService } from './member-gifts.service.js';
import { MemberGivingExportService } from './member-giving-export.service.js';
import { MemberKeptExportService } from './member-kept-export.service.js';
import { MemberReceiptsService } from './member-receipts.service.js';
import { MemberSpaceController } from './member-space.controller.js';
import { MemberSpaceService } from './member-space.service.js';

@Module({
  imports: [
    CaseworkModule,
    DonationLinksModule,
    DonationsModule,
    LedgerModule,
    MembersModule,
    PersonalDataModule,
    PhysicalDonationsModule,
    RecurringGiftsModule,
    RegistrationsModule,
    ScholarshipAlertsModule,
    ScholarshipFavoritesModule,
  ],
  controllers: [MemberSpaceController],
  providers: [
    MemberDeparturesService,
    MemberExportService,
    MemberGiftLinksService,
    MemberGiftsService,
    MemberGivingExportService,
    MemberKeptExportService,
    MemberReceiptsService,
    MemberSpaceService,
  ],
})
export class MemberSpaceModule {}
