import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../core/audit/audit.module.js';
import { FormerAddressesService } from './former-addresses.service.js';
import { MergeComparisonService } from './merge-comparison.service.js';
import { MergeListsService } from './merge-lists.service.js';
import { MergeTablesService } from './merge-tables.service.js';
import { PeopleMergePersonalData } from './people-merge.personal-data.content.js';
import { PeopleMergesAdminController } from './people-merges.admin.controller.js';
import { PeopleMergesService } from './people-merges.service.js';
import { PeopleService } from './people.service.js';
import { PersonMergeRow } from './person-merge.entity.js';
import { UndoMergeService } from './undo-merge.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PersonMergeRow]), AuditModule],
  controllers: [PeopleMergesAdminController],
  providers: [
    FormerAddressesService,
    MergeComparisonService,
    MergeListsService,
    MergeTablesService,
    PeopleMergePersonalData,
    PeopleMergesService,
    PeopleService,
    UndoMergeService,
  ],
  exports: [FormerAddressesService],
})
export class PeopleMergesModule {}
