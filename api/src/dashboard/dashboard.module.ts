import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/articles.module.js';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { EventsModule } from '../events/events.module.js';
import { DashboardAdminController } from './dashboard.admin.controller.js';

@Module({
  imports: [ArticlesModule, CampaignsModule, ContactModule, EventsModule],
  controllers: [DashboardAdminController],
})
export class DashboardModule {}
