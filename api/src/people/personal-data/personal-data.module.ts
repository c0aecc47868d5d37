import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../core/audit/audit.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { RetentionModule } from '../../core/retention/retention.module.js';
import { MailModule } from '../../core/mail/mail.module.js';
import { MediaModule } from '../../content/media/media.module.js';
import { PeopleMergesModule } from '../merges/people-merges.module.js';
import { MembersModule } from '../members/members.module.js';
import { PaymentsModule } from '../../giving/payments/payments.module.js';
import { ErasedFilesService } from './erased-files.service.js';
import { ErasedRowsService } from './erased-rows.service.js';
import { ErasureObstaclesService } from './erasure-obstacles.service.js';
import { ErasureProofsService } from './erasure-proofs.service.js';
import { ErasureService } from './erasure.service.js';
import { HeldDataService } from './held-data.service.js';
import { ErasurePersonalData } from './own.personal-data.content.js';
import { PersonalDataAdminController } from './personal-data.admin.controller.js';
import { PersonalDataArchiveService } from './personal-data-archive.service.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataErasureRow } from './personal-data-erasure.entity.js';
import { PersonalDataFileService } from './personal-data-file.service.js';
import { PersonalDataRequestsService } from './personal-data-requests.service.js';
import { PersonalDataSearchService } from './personal-data-search.service.js';
import { PersonalDataSourcesService } from './personal-data-sources.service.js';
import { ProcessingRecordService } from './processing-record.service.js';
import { QueuedJobsService } from './queued-jobs.service.js';
import { RecipientsService } from './recipients.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PersonalDataErasureRow]),
    AuditModule,
    JobsModule,
    MailModule,
    MediaModule,
    MembersModule,
    PaymentsModule,
    PeopleMergesModule,
    RetentionModule,
  ],
  controllers: [PersonalDataController, PersonalDataAdminController],
  providers: [
    ErasedFilesService,
    ErasedRowsService,
    ErasureObstaclesService,
    ErasurePersonalData,
    ErasureProofsService,
    ErasureService,
    HeldDataService,
    PersonalDataArchiveService,
    PersonalDataFileService,
    PersonalDataRequestsService,
    PersonalDataSearchService,
    PersonalDataSourcesService,
    ProcessingRecordService,
    QueuedJobsService,
    RecipientsService,
  ],
  exports: [ErasureService, PersonalDataArchiveService, PersonalDataFileService],
})
export class PersonalDataModule {}
