import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailModule } from '../mail/mail.module.js';
import { MembersModule } from '../members/members.module.js';
import { CaseEntriesService } from './case-entries.service.js';
import { CaseEntryRow } from './case-entry.entity.js';
import { CaseFiguresService } from './case-figures.service.js';
import { CaseHousekeepingService } from './case-housekeeping.service.js';
import { CaseKindsService } from './case-kinds.service.js';
import { CaseLettersService } from './case-letters.service.js';
import { CasePeopleService } from './case-people.service.js';
import { CaseReceptionService } from './case-reception.service.js';
import { CaseWritesService } from './case-writes.service.js';
import { CasesService } from './cases.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CaseEntryRow]), AccessModule, JobsModule, MailModule, MembersModule],
  providers: [
    CaseEntriesService,
    CaseFiguresService,
    CaseHousekeepingService,
    CaseKindsService,
    CaseLettersService,
    CasePeopleService,
    CaseReceptionService,
    CaseWritesService,
    CasesService,
  ],
  exports: [
    CaseFiguresService,
    CaseKindsService,
    CasePeopleService,
    CaseReceptionService,
    CaseWritesService,
    CasesService,
  ],
})
export class CaseworkModule {
  constructor(jobs: JobsService, housekeeping: CaseHousekeepingService) {
    jobs.every('casework.tidy', '43 3 * * *', () => housekeeping.tidy());
  }
}
