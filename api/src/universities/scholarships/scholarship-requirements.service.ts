import { Injectable } from '@nestjs/common';
import { ContentReadingService } from '../../content/publishing/content-reading.service.js';
import { IS_ACTIVE, IS_PUBLIC } from './scholarship-filters.js';
import type { ScholarshipRow } from './scholarship.entity.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';

const READ = [
  'id',
  'level',
  'field_of_study',
  'min_gpa',
  'language_requirements',
  'eligible_countries',
] as const;

/** What a scholarship asks of those who apply. */
export type ScholarshipRequirements = Pick<ScholarshipRow, (typeof READ)[number]>;

@Injectable()
export class ScholarshipRequirementsService {
  constructor(private readonly reading: ContentReadingService) {}

  /** Of those that are open on a day of Paris, `2027-03-01`; the nearest deadline first. */
  ofActive(today: string): Promise<ScholarshipRequirements[]> {
    return this.select()
      .where(IS_ACTIVE, { today })
      .orderBy('record.deadline')
      .addOrderBy('record.id')
      .getMany();
  }

  /** Of one that the public reads, whether or not it is still open. */
  ofOne(id: number): Promise<ScholarshipRequirements | null> {
    return this.select().where(`${IS_PUBLIC} AND record.id = :id`, { id }).getOne();
  }

  private select() {
    return this.reading.select(SCHOLARSHIP_KIND).select(READ.map((column) => `record.${column}`));
  }
}
