import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AccompanimentModule } from './accompaniment/accompaniment.module.js';
import { AccountingModule } from './accounting/accounting.module.js';
import { AmbassadorsModule } from './ambassadors/ambassadors.module.js';
import { ArticlesModule } from './articles/articles.module.js';
import { AuditModule } from './audit/audit.module.js';
import { BankStatementsModule } from './bank-statements/bank-statements.module.js';
import { CampaignsModule } from './campaigns/campaigns.module.js';
import { ContactModule } from './contact/contact.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { DonationAlertsModule } from './donation-alerts/donation-alerts.module.js';
import { DonationsModule } from './donations/donations.module.js';
import { DonationReceiptsModule } from './donation-receipts/donation-receipts.module.js';
import { TributeCardsModule } from './tribute-cards/tribute-cards.module.js';
import { EventsModule } from './events/events.module.js';
import { ImpactModule } from './impact/impact.module.js';
import { MediaModule } from './media/media.module.js';
import { MemberSpaceModule } from './member-space/member-space.module.js';
import { MembersModule } from './members/members.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DonationDeskModule } from './donation-desk/donation-desk.module.js';
import { DonorDeskModule } from './donor-desk/donor-desk.module.js';
import { GivingFiguresModule } from './giving-figures/giving-figures.module.js';
import { DemoModule } from './demo/demo.module.js';
import type { Configuration } from './platform/config/configuration.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PartnersModule } from './partners/partners.module.js';
import { PhysicalDonationsModule } from './physical-donations/physical-donations.module.js';
import { PickupsModule } from './pickups/pickups.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { RecurringGiftsModule } from './recurring-gifts/recurring-gifts.module.js';
import { ReceiptsModule } from './receipts/receipts.module.js';
import { ScholarshipEligibilityModule } from './scholarship-eligibility/scholarship-eligibility.module.js';
import { ScholarshipAlertsModule } from './scholarship-alerts/scholarship-alerts.module.js';
import { ScholarshipFavoritesModule } from './scholarship-favorites/scholarship-favorites.module.js';
import { ScholarshipLinksModule } from './scholarship-links/scholarship-links.module.js';
import { SearchModule } from './search/search.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { ScholarshipsModule } from './scholarships/scholarships.module.js';
import { SystemModule } from './system/system.module.js';
import { TaxonomyModule } from './taxonomy/taxonomy.module.js';

/** The table of contents of the api. */
@Module({})
export class AppModule {
  static with(configuration: Configuration): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(configuration),
        AuditModule,
        AccessModule,
        MembersModule,
        SettingsModule,
        MediaModule,
        ReceiptsModule,
        PaymentsModule,
        PersonalDataModule,
        PublishingModule,
        CampaignsModule,
        PartnersModule,
        ProjectsModule,
        ScholarshipsModule,
        ScholarshipEligibilityModule,
        PagesModule,
        SearchModule,
        TaxonomyModule,
        ArticlesModule,
        NewsletterModule,
        ContactModule,
        AccompanimentModule,
        AmbassadorsModule,
        EventsModule,
        PhysicalDonationsModule,
        RecurringGiftsModule,
        ImpactModule,
        DonationAlertsModule,
        DonationsModule,
        AccountingModule,
        BankStatementsModule,
        ReconciliationModule,
        PickupsModule,
        DonationDeskModule,
        DonorDeskModule,
        GivingFiguresModule,
        DonationReceiptsModule,
        TributeCardsModule,
        MemberSpaceModule,
        DashboardModule,
        ScholarshipAlertsModule,
        ScholarshipFavoritesModule,
        ScholarshipLinksModule,
        SystemModule,
        DemoModule,
      ],
    };
  }
}
