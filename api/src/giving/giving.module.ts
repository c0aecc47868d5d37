import { Module } from '@nestjs/common';
import { AccountingModule } from './accounting/accounting.module.js';
import { BankStatementsModule } from './bank-statements/bank-statements.module.js';
import { CampaignFollowersModule } from './campaign-followers/campaign-followers.module.js';
import { DonationReceiptsModule } from './donation-receipts/donation-receipts.module.js';
import { DonationAdminModule } from './donations/admin/donation-admin.module.js';
import { DonationsModule } from './donations/donations.module.js';
import { DonorAdminModule } from './donor-admin/donor-admin.module.js';
import { ExpensesModule } from './expenses/expenses.module.js';
import { MatchingModule } from './matching/matching.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { ReceiptsModule } from './receipts/receipts.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { RecurringGiftsModule } from './recurring/recurring-gifts.module.js';
import { GivingStatsModule } from './stats/giving-stats.module.js';
import { TributeCardsModule } from './tribute-cards/tribute-cards.module.js';

/** Money: donors, donations once or regularly, payments, the journal, receipts, banks. */
@Module({
  imports: [
    ReceiptsModule,
    PaymentsModule,
    RecurringGiftsModule,
    DonationsModule,
    AccountingModule,
    BankStatementsModule,
    ReconciliationModule,
    DonationAdminModule,
    DonorAdminModule,
    GivingStatsModule,
    DonationReceiptsModule,
    TributeCardsModule,
    CampaignFollowersModule,
    MatchingModule,
    ExpensesModule,
  ],
})
export class GivingModule {}
