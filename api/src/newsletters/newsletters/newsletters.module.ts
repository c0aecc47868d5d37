import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArticlesModule } from '../../content/articles/articles.module.js';
import { MediaModule } from '../../content/media/media.module.js';
import { AudiencesModule } from '../audiences/audiences.module.js';
import { NewsletterBinService } from './newsletter-bin.service.js';
import { NewsletterPicturesService } from './newsletter-pictures.service.js';
import { NewsletterPublicationAdminController } from './newsletter-publication.admin.controller.js';
import { NewsletterPublicationService } from './newsletter-publication.service.js';
import { NewsletterStartsService } from './newsletter-starts.service.js';
import { NewsletterVersionsService } from './newsletter-versions.service.js';
import { NewsletterWritesService } from './newsletter-writes.service.js';
import { NewsletterRow, NewsletterVersionRow } from './newsletter.entity.js';
import { NewslettersAdminController } from './newsletters.admin.controller.js';
import { NewslettersService } from './newsletters.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([NewsletterRow, NewsletterVersionRow]),
    ArticlesModule,
    AudiencesModule,
    MediaModule,
  ],
  controllers: [NewslettersAdminController, NewsletterPublicationAdminController],
  providers: [
    NewsletterBinService,
    NewsletterPicturesService,
    NewsletterPublicationService,
    NewsletterStartsService,
    NewsletterVersionsService,
    NewsletterWritesService,
    NewslettersService,
  ],
  exports: [NewsletterWritesService, NewslettersService],
})
export class NewslettersModule {}
