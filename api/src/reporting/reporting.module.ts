import { Module } from '@nestjs/common';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { CampaignAnalyticsModule } from './analytics/campaigns/campaign-analytics.module.js';
import { DonorAnalyticsModule } from './analytics/donors/donor-analytics.module.js';
import { BackupsModule } from './backups/backups.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { ImpactModule } from './impact/impact.module.js';
import { MeasuresModule } from './analytics/measures/measures.module.js';
import { OverviewModule } from './analytics/overview/overview.module.js';
import { QuestionsModule } from './analytics/questions/questions.module.js';
import { MemberSpaceModule } from './member-space/member-space.module.js';
import { SystemModule } from './system/system.module.js';
import { VisitsModule } from './visits/visits.module.js';

/** What reads several wings: impact, analyses, the dashboard, the checks of the installation, backups, a member’s own space. */
@Module({
  imports: [
    AnalyticsModule,
    BackupsModule,
    CampaignAnalyticsModule,
    DonorAnalyticsModule,
    ImpactModule,
    MeasuresModule,
    MemberSpaceModule,
    OverviewModule,
    DashboardModule,
    QuestionsModule,
    SystemModule,
    VisitsModule,
  ],
})
export class ReportingModule {}
