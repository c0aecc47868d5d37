import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { ScholarshipsModule } from '../scholarships/scholarships.module.js';
import { LinkChecksService } from './link-checks.service.js';
import { LinkPolicy, PublicWebPolicy } from './link-policy.js';
import { LinkProbeService } from './link-probe.service.js';
import { ScholarshipLinksAdminController } from './scholarship-links.admin.controller.js';
import { ScholarshipLinksService } from './scholarship-links.service.js';

@Module({
  imports: [JobsModule, ScholarshipsModule],
  controllers: [ScholarshipLinksAdminController],
  providers: [
    LinkChecksService,
    LinkProbeService,
    ScholarshipLinksService,
    { provide: LinkPolicy, useClass: PublicWebPolicy },
  ],
  exports: [LinkProbeService],
})
export class ScholarshipLinksModule {}
