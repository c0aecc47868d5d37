import { Module } from '@nestjs/common';
import { RecordSearchAdminController } from './record-search.admin.controller.js';
import { RecordSearchService } from './record-search.service.js';

/** Records of every resource, for the palette of the panel. */
@Module({ controllers: [RecordSearchAdminController], providers: [RecordSearchService] })
export class RecordSearchModule {}
