import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CampaignsModule } from '../../content/campaigns/campaigns.module.js';
import { DonationsModule } from '../../giving/donations/donations.module.js';
import { EventsModule } from '../../events/events/events.module.js';
import { JobsModule } from '../../core/jobs/jobs.module.js';
import { ProjectsModule } from '../../content/projects/projects.module.js';
import { ImpactController } from './impact.controller.js';
import { ImpactAdminController } from './impact.admin.controller.js';
import { ImpactFigureRow } from './impact-figure.entity.js';
import { ImpactFiguresAdminController } from './impact-figures.admin.controller.js';
import { ImpactFiguresService } from './impact-figures.service.js';
import { ImpactFilesService } from './impact-files.service.js';
import { ImpactImportService } from './impact-import.service.js';
import { ImpactLocationRow } from './impact-location.entity.js';
import { ImpactLocationsAdminController } from './impact-locations.admin.controller.js';
import { ImpactLocationsService } from './impact-locations.service.js';
import { ImpactRecalculationService } from './impact-recalculation.service.js';
import { ImpactRecordsService } from './impact-records.service.js';
import { ImpactService } from './impact.service.js';
import { ImpactSourcesService } from './impact-sources.service.js';
import { ImpactStartService } from './impact-start.service.js';
import { ImpactYearRow } from './impact-year.entity.js';
import { ImpactYearsAdminController } from './impact-years.admin.controller.js';
import { ImpactYearsService } from './impact-years.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ImpactFigureRow, ImpactLocationRow, ImpactYearRow]),
    CampaignsModule,
    DonationsModule,
    EventsModule,
    JobsModule,
    ProjectsModule,
  ],
  controllers: [
    ImpactController,
    ImpactAdminController,
    ImpactFiguresAdminController,
    ImpactLocationsAdminController,
    ImpactYearsAdminController,
  ],
  providers: [
    ImpactFiguresService,
    ImpactFilesService,
    ImpactImportService,
    ImpactLocationsService,
    ImpactRecalculationService,
    ImpactRecordsService,
    ImpactService,
    ImpactSourcesService,
    ImpactStartService,
    ImpactYearsService,
  ],
  exports: [ImpactLocationsService, ImpactYearsService],
})
export class ImpactModule {}
