import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../core/audit/audit.module.js';
import { AccessModule } from '../access/access.module.js';
import { SavedViewRow } from './saved-view.entity.js';
import { SavedViewPersonalData } from './saved-view.personal-data.content.js';
import { SavedViewWritesService } from './saved-view-writes.service.js';
import { SavedViewsAdminController } from './saved-views.admin.controller.js';
import { SavedViewsService } from './saved-views.service.js';

/** What staff keep of a list under a name, for themselves or for the team. */
@Module({
  imports: [TypeOrmModule.forFeature([SavedViewRow]), AccessModule, AuditModule],
  controllers: [SavedViewsAdminController],
  providers: [SavedViewPersonalData, SavedViewWritesService, SavedViewsService],
})
export class SavedViewsModule {}
