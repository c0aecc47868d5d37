import { Module } from '@nestjs/common';
import { NewslettersModule } from '../newsletters/newsletters.module.js';
import { NewsletterArchiveController } from './archive.controller.js';
import { NewsletterArchiveService } from './newsletter-archive.service.js';

@Module({
  imports: [NewslettersModule],
  controllers: [NewsletterArchiveController],
  providers: [NewsletterArchiveService],
})
export class ArchiveModule {}
