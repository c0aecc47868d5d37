import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay } from '../../platform/clock/paris.js';
import { ContentReadingService } from '../../content/publishing/content-reading.service.js';
import type { ScholarshipSummary } from './scholarship.dto.js';
import { IS_ACTIVE, IS_PUBLIC } from './scholarship-filters.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';
import { presentSummary } from './scholarship.presenter.js';
import { scholarshipErrors } from './scholarship.errors.js';

const SHOWN = 3;
/** The level counts most, as one cannot change it; then the field, then where one would study. */
const LIKENESS = `(record.level = :level)::int * 4
  + (folded(record.field_of_study) = folded(:field_of_study))::int * 3
  + (folded(record.country) = folded(:country))::int * 2
  + (record.coverage_type = :coverage_type)::int`;

@Injectable()
export class ScholarshipSimilarService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly clock: Clock,
  ) {}

  /** The three open ones that are most like this one, then the nearest deadline; 404 where the public does not read it. */
  async to(id: number): Promise<ScholarshipSummary[]> {
    const today = parisDay(this.clock.now());
    const one = await this.reading
      .select(SCHOLARSHIP_KIND)
      .where(`record.id = :id AND ${IS_PUBLIC}`, { id })
      .getOne();
    if (!one) throw scholarshipErrors.notFound();
    const { level, field_of_study, country, coverage_type } = one;
    const rows = await this.reading
      .select(SCHOLARSHIP_KIND)
      .where(`record.id <> :id AND ${IS_ACTIVE}`, { id, today })
      .orderBy(LIKENESS, 'DESC')
      .addOrderBy('record.deadline')
      .addOrderBy('record.id')
      .setParameters({ level, field_of_study, country, coverage_type })
      .limit(SHOWN)
      .getMany();
    return rows.map((row) => presentSummary(row, today));
  }
}
