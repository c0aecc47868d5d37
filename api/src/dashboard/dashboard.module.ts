import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { EventsModule } from '../events/events.module.js';
import { DashboardAdminController } from './dashboard.admin.controller.js';

@Module({
  imports: [CampaignsModule, ContactModule, EventsModule],
  controllers: [DashboardAdminController],
})
export class DashboardModule {}
