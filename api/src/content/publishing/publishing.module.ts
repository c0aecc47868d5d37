import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { MediaModule } from '../media/media.module.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { ContentTrashService } from './content-trash.service.js';
import { ContentAdminService } from './content-admin.service.js';
import { ContentChecksService } from './content-checks.service.js';
import { ContentHistoryService } from './content-history.service.js';
import { ContentKindsService } from './content-kinds.service.js';
import { ContentReadingService } from './content-reading.service.js';
import { ContentRecordsService } from './content-records.service.js';
import { RevisionRow } from './revision.entity.js';
import { RevisionsService } from './revisions.service.js';
import { ImportedRecordsService } from './imported-records.service.js';
import { ImportsService } from './imports.service.js';
import { OrderingService } from './ordering.service.js';
import { PublicationSchedulesService } from './publication-schedules.service.js';
import { PublicationService } from './publication.service.js';
import { PublishingAdminController } from './publishing.admin.controller.js';
import { PublishingService } from './publishing.service.js';
import { SlugRedirectRow } from './slug-redirect.entity.js';
import { SlugsService } from './slugs.service.js';
import { RevisionPersonalData } from './revision.personal-data.content.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RevisionRow, SlugRedirectRow]), JobsModule, MediaModule],
  controllers: [PublishingAdminController],
  providers: [
    RevisionPersonalData,
    BulkActionsService,
    ContentTrashService,
    ContentAdminService,
    ContentChecksService,
    ContentHistoryService,
    ContentKindsService,
    ContentReadingService,
    ContentRecordsService,
    RevisionsService,
    ImportedRecordsService,
    ImportsService,
    OrderingService,
    PublicationSchedulesService,
    PublicationService,
    PublishingService,
    SlugsService,
  ],
  exports: [
    ContentTrashService,
    ContentKindsService,
    ContentReadingService,
    ContentRecordsService,
    ImportsService,
    OrderingService,
    PublicationService,
    PublishingService,
    SlugsService,
  ],
})
export class PublishingModule {}
