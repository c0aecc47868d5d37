import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../../people/access/access.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { MembersModule } from '../../people/members/members.module.js';
import { CaseEntriesService } from './case-entries.service.js';
import { CaseEntryRow } from './case-entry.entity.js';
import { CaseStatsService } from './case-stats.service.js';
import { CaseRetentionService } from './case-retention.service.js';
import { CaseKindsService } from './case-kinds.service.js';
import { CaseEmailsService } from './case-emails.service.js';
import { CaseOwnersService } from './case-owners.service.js';
import { CaseReceptionService } from './case-reception.service.js';
import { CaseRecordsService } from './case-records.service.js';
import { CaseWritesService } from './case-writes.service.js';
import { CasesService } from './cases.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CaseEntryRow]), AccessModule, JobsModule, MailModule, MembersModule],
  providers: [
    CaseEntriesService,
    CaseStatsService,
    CaseRetentionService,
    CaseKindsService,
    CaseEmailsService,
    CaseOwnersService,
    CaseReceptionService,
    CaseRecordsService,
    CaseWritesService,
    CasesService,
  ],
  exports: [CaseStatsService, CaseOwnersService, CaseReceptionService, CaseWritesService, CasesService],
})
export class CaseworkModule {}
