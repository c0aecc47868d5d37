import { Module } from '@nestjs/common';
import { AudiencesAdminController } from './audiences.admin.controller.js';
import { AudiencesService } from './audiences.service.js';
import { FollowerAudienceService } from './follower-audience.service.js';

@Module({
  controllers: [AudiencesAdminController],
  providers: [AudiencesService, FollowerAudienceService],
  exports: [AudiencesService, FollowerAudienceService],
})
export class AudiencesModule {}
