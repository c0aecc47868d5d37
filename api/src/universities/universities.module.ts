import { Module } from '@nestjs/common';
import { AccompanimentModule } from './accompaniment/accompaniment.module.js';
import { ScholarshipAlertsModule } from './alerts/scholarship-alerts.module.js';
import { AmbassadorsModule } from './ambassadors/ambassadors.module.js';
import { ScholarshipEligibilityModule } from './eligibility/scholarship-eligibility.module.js';
import { ScholarshipFavoritesModule } from './favorites/scholarship-favorites.module.js';
import { ScholarshipLinksModule } from './links/scholarship-links.module.js';
import { ScholarshipsModule } from './scholarships/scholarships.module.js';

/** Scholarships, and what students ask of us. */
@Module({
  imports: [
    ScholarshipsModule,
    ScholarshipEligibilityModule,
    AccompanimentModule,
    AmbassadorsModule,
    ScholarshipAlertsModule,
    ScholarshipFavoritesModule,
    ScholarshipLinksModule,
  ],
})
export class UniversitiesModule {}
