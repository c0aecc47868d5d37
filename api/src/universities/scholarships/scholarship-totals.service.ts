import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { daysAfter, parisDay } from '../../platform/clock/paris.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { ContentReadingService } from '../../content/publishing/content-reading.service.js';
import { SCHOLARSHIP_LIMITS } from './scholarship-choices.contract.js';
import type { ScholarshipCountry, ScholarshipStatistics } from './scholarship-totals.dto.js';
import type { ScholarshipRow } from './scholarship.entity.js';
import { IS_ACTIVE } from './scholarship-filters.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';
import { type CountedSpelling, mostFirst } from './scholarship-spellings.js';

interface Stats extends Omit<ScholarshipStatistics, 'avg_amount'> {
  avg_cents: number | null;
}

/** What is counted over the open scholarships. */
@Injectable()
export class ScholarshipTotalsService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly clock: Clock,
  ) {}

  /** Upcoming deadlines are within 30 days; the average is in euros, over those that state an amount. */
  async statistics(): Promise<ScholarshipStatistics> {
    const figures = await this.active()
      .select('count(*)::int', 'active_scholarships')
      .addSelect('count(DISTINCT record.country_key)::int', 'countries_count')
      .addSelect('(count(*) FILTER (WHERE record.deadline <= :soon))::int', 'upcoming_deadlines')
      .addSelect('round(avg(record.amount))::float8', 'avg_cents')
      .setParameter('soon', daysAfter(this.today(), SCHOLARSHIP_LIMITS.upcoming_days))
      .getRawOne<Stats>();
    const { avg_cents = null, ...counts } = figures!;
    return { ...counts, avg_amount: avg_cents === null ? null : toMajorUnits(avg_cents, 'EUR') };
  }

  /** Where one may study, most scholarships first; spellings that differ by accents alone count as one. */
  async countries(): Promise<ScholarshipCountry[]> {
    return mostFirst(await this.spellings('country', 'country_key')).map(({ value, count }) => ({
      country: value,
      count,
    }));
  }

  /** The fields of study, in alphabetical order. */
  async fieldsOfStudy(): Promise<string[]> {
    return mostFirst(await this.spellings('field_of_study', 'field_key'))
      .map(({ value }) => value)
      .toSorted((one, other) => one.localeCompare(other, 'fr'));
  }

  private spellings(column: string, key: string): Promise<CountedSpelling[]> {
    return this.active()
      .select(`record.${column}`, 'value')
      .addSelect(`record.${key}`, 'key')
      .addSelect('count(*)::int', 'count')
      .groupBy(`record.${key}`)
      .addGroupBy(`record.${column}`)
      .getRawMany<CountedSpelling>();
  }

  private active(): SelectQueryBuilder<ScholarshipRow> {
    return this.reading.select(SCHOLARSHIP_KIND).where(IS_ACTIVE, { today: this.today() });
  }

  private today(): string {
    return parisDay(this.clock.now());
  }
}
