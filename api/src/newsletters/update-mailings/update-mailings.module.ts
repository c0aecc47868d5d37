import { Module } from '@nestjs/common';
import { CampaignUpdatesModule } from '../../content/campaign-updates/campaign-updates.module.js';
import { AudiencesModule } from '../audiences/audiences.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { NewslettersModule } from '../newsletters/newsletters.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { UpdateMailingsAdminController } from './update-mailings.admin.controller.js';
import { UpdateMailingsService } from './update-mailings.service.js';

@Module({
  imports: [AudiencesModule, CampaignUpdatesModule, DeliveryModule, NewslettersModule, RenderingModule],
  controllers: [UpdateMailingsAdminController],
  providers: [UpdateMailingsService],
})
export class UpdateMailingsModule {}
