import { Injectable } from '@nestjs/common';
import { ActivityMeasuresService } from './activity-measures.service.js';
import { GiftQuestionsService } from './gift-questions.service.js';
import { type Measure, MEASURES } from './measure.contract.js';
import type { MeasureSource } from './measure-source.js';
import { VisitQuestionsService } from './visit-questions.service.js';

/** Where each measure comes from. */
@Injectable()
export class MeasureSourcesService {
  constructor(
    private readonly gifts: GiftQuestionsService,
    private readonly visits: VisitQuestionsService,
    private readonly activity: ActivityMeasuresService,
  ) {}

  of(measure: Measure): MeasureSource {
    const { resource } = MEASURES[measure];
    if (resource === 'giving') return this.gifts;
    return resource === 'analytics' ? this.visits : this.activity;
  }
}
