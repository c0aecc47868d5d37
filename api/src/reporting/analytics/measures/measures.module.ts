import { Module } from '@nestjs/common';
import { VisitsModule } from '../../visits/visits.module.js';
import { AnalyticsModule } from '../analytics.module.js';
import { ActivityMeasuresService } from './activity-measures.service.js';
import { GiftQuestionsService } from './gift-questions.service.js';
import { MeasureFilesService } from './measure-files.service.js';
import { MeasureLabelsService } from './measure-labels.service.js';
import { MeasureSourcesService } from './measure-sources.service.js';
import { MeasuresAdminController } from './measures.admin.controller.js';
import { MeasuresService } from './measures.service.js';
import { VisitQuestionsService } from './visit-questions.service.js';

@Module({
  imports: [AnalyticsModule, VisitsModule],
  controllers: [MeasuresAdminController],
  providers: [
    ActivityMeasuresService,
    GiftQuestionsService,
    MeasureFilesService,
    MeasureLabelsService,
    MeasureSourcesService,
    MeasuresService,
    VisitQuestionsService,
  ],
  exports: [MeasuresService],
})
export class MeasuresModule {}
