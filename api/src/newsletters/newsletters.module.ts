import { Module } from '@nestjs/common';
import { ArchiveModule } from './archive/archive.module.js';
import { AudiencesModule } from './audiences/audiences.module.js';
import { BouncesModule } from './bounces/bounces.module.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { NewslettersModule } from './newsletters/newsletters.module.js';
import { RenderingModule } from './rendering/rendering.module.js';
import { UpdateMailingsModule } from './update-mailings/update-mailings.module.js';

/** Newsletters: written, shown as they arrive, sent to whoever agreed, and kept where anyone may read them. */
@Module({
  imports: [
    ArchiveModule,
    AudiencesModule,
    BouncesModule,
    DeliveryModule,
    NewslettersModule,
    RenderingModule,
    UpdateMailingsModule,
  ],
})
export class NewslettersWingModule {}
