import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { daysAfter, parisDay } from '../../platform/clock/paris.js';
import { ContentReadingService } from '../../content/publishing/content-reading.service.js';
import { SCHOLARSHIP_LIMITS } from './scholarship-choices.contract.js';
import type { ScholarshipFacets } from './scholarship-totals.dto.js';
import {
  applyStatusAndSearch,
  CONDITIONS,
  type NarrowingFilter,
  type StatedFilters,
} from './scholarship-filters.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';
import { type CountedSpelling, mostFirst } from './scholarship-spellings.js';
import { refuseContradictions } from './scholarship.rules.js';
import { ScholarshipSearchService } from './scholarship-search.service.js';

type Facet = 'country' | 'level' | 'field_of_study' | 'coverage_type' | 'featured' | 'upcoming';
interface Counted extends CountedSpelling {
  facet: Facet;
}

/** The filters that each facet leaves aside: those that its own choice would replace. */
const OWN: Record<Facet, readonly NarrowingFilter[]> = {
  country: ['country'],
  level: ['level'],
  field_of_study: ['field_of_study'],
  coverage_type: ['coverage_type'],
  featured: ['is_featured'],
  upcoming: ['deadline_from', 'deadline_to'],
};
const VALUE_OF: Record<Facet, string> = {
  country: 'country',
  level: 'level',
  field_of_study: 'field_of_study',
  coverage_type: 'coverage_type',
  featured: "'featured'",
  upcoming: "'upcoming'",
};
const KEY_OF: Partial<Record<Facet, string>> = { country: 'country_key', field_of_study: 'field_key' };
const IS_GROUPED = new Set<Facet>(['country', 'level', 'field_of_study', 'coverage_type']);
const ONLY: Partial<Record<Facet, string>> = { featured: 'is_featured', upcoming: 'is_upcoming' };
const COLUMNS = [
  'country',
  'country_key',
  'level',
  'field_of_study',
  'field_key',
  'coverage_type',
  'is_featured',
];

/** How many scholarships each choice of a filter would leave, the other filters kept. */
@Injectable()
export class ScholarshipFacetsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reading: ContentReadingService,
    private readonly search: ScholarshipSearchService,
    private readonly clock: Clock,
  ) {}

  /** In one reading of the table. 400 where the filters contradict each other. */
  async of(filters: StatedFilters): Promise<ScholarshipFacets> {
    refuseContradictions(filters);
    const given = Object.keys(CONDITIONS).filter(
      (name): name is NarrowingFilter => filters[name as NarrowingFilter] !== undefined,
    );
    const [base, parameters] = await this.base(filters, given);
    const facets = (Object.keys(OWN) as Facet[]).map((facet) => counting(facet, given));
    const counted = await this.dataSource.query<Counted[]>(
      `WITH base AS MATERIALIZED (${base}) ${facets.join(' UNION ALL ')}`,
      parameters,
    );
    return facetsOf(counted);
  }

  /** What the status and the words leave, with a column for each filter that says whether it is met. */
  private async base(filters: StatedFilters, given: NarrowingFilter[]): Promise<[string, unknown[]]> {
    const today = parisDay(this.clock.now());
    const found = this.reading.select(SCHOLARSHIP_KIND).select([]);
    for (const column of COLUMNS) found.addSelect(`record.${column}`, column);
    found.addSelect('record.deadline BETWEEN :today AND :soon', 'is_upcoming');
    for (const name of given) found.addSelect(`coalesce(${CONDITIONS[name]}, false)`, `meets_${name}`);
    applyStatusAndSearch(found, filters, await this.search.understand(filters.search), today);
    const soon = daysAfter(today, SCHOLARSHIP_LIMITS.upcoming_days);
    found.setParameters({ soon, ...Object.fromEntries(given.map((name) => [name, filters[name]])) });
    return found.getQueryAndParameters() as [string, unknown[]];
  }
}

function counting(facet: Facet, given: NarrowingFilter[]): string {
  const others = given.filter((name) => !OWN[facet].includes(name)).map((name) => `meets_${name}`);
  const conditions = [...others, ONLY[facet]].filter(Boolean);
  const value = VALUE_OF[facet];
  const key = KEY_OF[facet] ?? value;
  return `SELECT '${facet}' AS facet, ${key} AS key, ${value} AS value, count(*)::int AS count FROM base
    ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
    ${IS_GROUPED.has(facet) ? `GROUP BY ${key}, ${value}` : ''}`;
}

function facetsOf(counted: Counted[]): ScholarshipFacets {
  const of = (wanted: Facet) => mostFirst(counted.filter(({ facet }) => facet === wanted));
  return {
    country: of('country'),
    level: of('level'),
    field_of_study: of('field_of_study'),
    coverage_type: of('coverage_type'),
    featured: of('featured')[0]?.count ?? 0,
    upcoming: of('upcoming')[0]?.count ?? 0,
  };
}
