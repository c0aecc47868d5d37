import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { ArticlesModule } from './articles/articles.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CampaignsModule } from './campaigns/campaigns.module.js';
import { ContactModule } from './contact/contact.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { EventsModule } from './events/events.module.js';
import { MediaModule } from './media/media.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DemoModule } from './demo/demo.module.js';
import type { Configuration } from './platform/config/configuration.js';
import { PagesModule } from './pages/pages.module.js';
import { PartnersModule } from './partners/partners.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { SearchModule } from './search/search.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { ProjectsModule } from './projects/projects.module.js';
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
        SettingsModule,
        MediaModule,
        PublishingModule,
        CampaignsModule,
        PartnersModule,
        ProjectsModule,
        PagesModule,
        SearchModule,
        TaxonomyModule,
        ArticlesModule,
        NewsletterModule,
        ContactModule,
        EventsModule,
        DashboardModule,
        SystemModule,
        DemoModule,
      ],
    };
  }
}
