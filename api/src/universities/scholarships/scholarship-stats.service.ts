import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { daysAfter, parisDay } from '../../platform/clock/paris.js';
import { ContentReadingService } from '../../content/publishing/content-reading.service.js';
import {
  COVERAGE_TYPE_LABELS,
  SCHOLARSHIP_LEVEL_LABELS,
  SCHOLARSHIP_LIMITS,
} from './scholarship-choices.contract.js';
import {
  RANKED_FIELDS,
  type ScholarshipAdminStats,
  type ScholarshipMonth,
  type ScholarshipRank,
  type ScholarshipShare,
  type ScholarshipTotals,
} from './scholarship-stats.dto.js';
import type { ScholarshipRow } from './scholarship.entity.js';
import { IS_ACTIVE } from './scholarship-filters.js';
import { SCHOLARSHIP_KIND } from './scholarship.kind.js';
import { monthsFrom } from './scholarship-months.rules.js';

const RANKED = 10;
const TOTALS: Record<keyof ScholarshipTotals, string> = {
  active: `count(*) FILTER (WHERE ${IS_ACTIVE})`,
  drafts: "count(*) FILTER (WHERE record.status = 'draft')",
  suspended: "count(*) FILTER (WHERE record.status = 'suspended')",
  closed: "count(*) FILTER (WHERE record.status = 'closed')",
  past: "count(*) FILTER (WHERE record.status = 'active' AND record.deadline < :today)",
  soon: `count(*) FILTER (WHERE ${IS_ACTIVE} AND record.deadline <= :soon)`,
  pending_changes: 'count(*) FILTER (WHERE record.pending IS NOT NULL)',
  dead_links: `count(*) FILTER (WHERE ${IS_ACTIVE} AND record.application_url <> '' AND record.link_state = 'dead')`,
  without_link: `count(*) FILTER (WHERE ${IS_ACTIVE} AND record.application_url = '')`,
  views: 'coalesce(sum(record.view_count), 0)',
  favorites: 'coalesce(sum(record.favorite_count), 0)',
};

/** What staff count of the scholarships. */
@Injectable()
export class ScholarshipStatsService {
  constructor(
    private readonly reading: ContentReadingService,
    private readonly clock: Clock,
  ) {}

  async figures(): Promise<ScholarshipAdminStats> {
    return {
      totals: await this.totals(),
      by_country: await this.countries(),
      by_level: await this.shares('level', SCHOLARSHIP_LEVEL_LABELS),
      by_coverage: await this.shares('coverage_type', COVERAGE_TYPE_LABELS),
      by_month: await this.months(),
      most_viewed: await this.ranked('view_count'),
      most_kept: await this.ranked('favorite_count'),
    };
  }

  private async totals(): Promise<ScholarshipTotals> {
    const today = this.today();
    const soon = daysAfter(today, SCHOLARSHIP_LIMITS.upcoming_days);
    const counted = this.reading.onShelves(SCHOLARSHIP_KIND).setParameters({ today, soon }).select([]);
    for (const [name, count] of Object.entries(TOTALS)) counted.addSelect(`(${count})::int`, name);
    return (await counted.getRawOne<ScholarshipTotals>())!;
  }

  private async countries(): Promise<ScholarshipShare[]> {
    return this.active()
      .select('mode() WITHIN GROUP (ORDER BY record.country)', 'value')
      .addSelect('mode() WITHIN GROUP (ORDER BY record.country)', 'label')
      .addSelect('count(*)::int', 'count')
      .groupBy('record.country_key')
      .orderBy('count(*)', 'DESC')
      .addOrderBy('record.country_key')
      .getRawMany<ScholarshipShare>();
  }

  private async shares<Value extends string>(
    column: string,
    labels: Record<Value, string>,
  ): Promise<ScholarshipShare[]> {
    const counted = await this.active()
      .select(`record.${column}`, 'value')
      .addSelect('count(*)::int', 'count')
      .groupBy(`record.${column}`)
      .getRawMany<{ value: Value; count: number }>();
    const counts = new Map(counted.map(({ value, count }) => [value, count]));
    return (Object.keys(labels) as Value[]).map((value) => ({
      value,
      label: labels[value],
      count: counts.get(value) ?? 0,
    }));
  }

  private async months(): Promise<ScholarshipMonth[]> {
    const counted = await this.active()
      .select("to_char(record.deadline, 'YYYY-MM')", 'month')
      .addSelect('count(*)::int', 'count')
      .groupBy('1')
      .getRawMany<ScholarshipMonth>();
    return monthsFrom(this.today(), counted);
  }

  private async ranked(by: 'view_count' | 'favorite_count'): Promise<ScholarshipRank[]> {
    const found = this.active()
      .select([])
      .andWhere(`record.${by} > 0`)
      .orderBy(`record.${by}`, 'DESC')
      .addOrderBy('record.id')
      .limit(RANKED);
    for (const field of RANKED_FIELDS) found.addSelect(`record.${field}`, field);
    return found.getRawMany<ScholarshipRank>();
  }

  private active(): SelectQueryBuilder<ScholarshipRow> {
    return this.reading.select(SCHOLARSHIP_KIND).where(IS_ACTIVE, { today: this.today() });
  }

  private today(): string {
    return parisDay(this.clock.now());
  }
}
