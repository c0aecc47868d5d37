import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PreviewLinksService } from '../audit/preview-links.service.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MediaModule } from '../media/media.module.js';
import { BulkActsService } from './bulk-acts.service.js';
import { ContentBinService } from './content-bin.service.js';
import { ContentDeskService } from './content-desk.service.js';
import { ContentKindsService } from './content-kinds.service.js';
import { ContentReadingService } from './content-reading.service.js';
import { ContentRecordsService } from './content-records.service.js';
import { EditionRow } from './edition.entity.js';
import { EditionsService } from './editions.service.js';
import { ImportsService } from './imports.service.js';
import { OrderingService } from './ordering.service.js';
import { PublicationService, PUBLISH_DUE } from './publication.service.js';
import { PublishingAdminController } from './publishing.admin.controller.js';
import { PublishingService } from './publishing.service.js';
import { SlugRedirectRow } from './slug-redirect.entity.js';
import { SlugsService } from './slugs.service.js';
import { EditionPersonalData } from './edition.personal-data.content.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([EditionRow, SlugRedirectRow]), JobsModule, MediaModule],
  controllers: [PublishingAdminController],
  providers: [
    EditionPersonalData,
    BulkActsService,
    ContentBinService,
    ContentDeskService,
    ContentKindsService,
    ContentReadingService,
    ContentRecordsService,
    EditionsService,
    ImportsService,
    OrderingService,
    PublicationService,
    PublishingService,
    SlugsService,
  ],
  exports: [
    ContentBinService,
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
export class PublishingModule {
  constructor(
    jobs: JobsService,
    publication: PublicationService,
    bin: ContentBinService,
    previews: PreviewLinksService,
  ) {
    const publishDue = async () => void (await publication.publishDue());
    jobs.on(PUBLISH_DUE, publishDue);
    // Should a job of a set moment be lost, the next minute makes good for it.
    jobs.every('publishing.sweep', '* * * * *', publishDue);
    jobs.every('publishing.bin', '37 3 * * *', async () => {
      await bin.empty();
      await previews.forgetExpired();
    });
  }
}
