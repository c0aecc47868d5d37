import { Module } from '@nestjs/common';
import { CampaignsModule } from '../campaigns/campaigns.module.js';
import { DemoContentService } from './demo-content.service.js';

@Module({ imports: [CampaignsModule], providers: [DemoContentService], exports: [DemoContentService] })
export class DemoModule {}
