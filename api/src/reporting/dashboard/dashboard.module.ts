import { Module } from '@nestjs/common';
import { ArticlesModule } from '../../content/articles/articles.module.js';
import { CampaignsModule } from '../../content/campaigns/campaigns.module.js';
import { ContactModule } from '../../people/contact/contact.module.js';
import { EventsModule } from '../../events/events/events.module.js';
import { DashboardAdminController } from './dashboard.admin.controller.js';

@Module({
  imports: [ArticlesModule, CampaignsModule, ContactModule, EventsModule],
  controllers: [DashboardAdminController],
})
export class DashboardModule {}
