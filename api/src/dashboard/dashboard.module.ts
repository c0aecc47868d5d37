import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { DashboardAdminController } from './dashboard.admin.controller.js';

@Module({ imports: [CampaignsModule], controllers: [DashboardAdminController] })
export class DashboardModule {}
