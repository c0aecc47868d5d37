import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { PageViewsController } from './page-views.controller.js';
import { VisitPersonalData } from './visit.personal-data.content.js';
import { VisitConversionsInterceptor } from './visit-conversions.interceptor.js';
import { VisitConversionsService } from './visit-conversions.service.js';
import { VisitKeysService } from './visit-keys.service.js';
import { VisitMeasuresService } from './visit-measures.service.js';
import { VisitRollupsService } from './visit-rollups.service.js';
import { VisitsService } from './visits.service.js';

@Module({
  controllers: [PageViewsController],
  providers: [
    VisitConversionsService,
    VisitKeysService,
    VisitMeasuresService,
    VisitPersonalData,
    VisitRollupsService,
    VisitsService,
    { provide: APP_INTERCEPTOR, useClass: VisitConversionsInterceptor },
  ],
  exports: [VisitMeasuresService, VisitRollupsService],
})
export class VisitsModule {}
