import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { orderOf } from '../../platform/database/french-order.js';
import { dayEnd, dayStart } from '../../platform/database/paris-days.js';
import { periodCondition } from '../../platform/database/periods.js';
import type { PageQuery } from '../../platform/http/page.dto.js';
import type { CampaignsQuery } from './campaign-query.dto.js';
import { applyFilters, type Conditions } from '../../platform/database/filters.js';

const MINOR_PER_MAJOR = "(CASE c.currency WHEN 'XAF' THEN 1 ELSE 100 END)";

/** What each filter of the public list asks of a campaign `c`; the parameter's value is bound under its name. */
const CONDITIONS: Conditions<Exclude<keyof CampaignsQuery, keyof PageQuery | 'order_by'>> = {
  search: () => 'c.search @@ french_query(:search)',
  status: () => 'c.status = :status',
  campaign_type: () => 'c.campaign_type = :campaign_type',
  category: () => 'c.category = :category',
  location: () => String.raw`says(c.location, :location)`,
  featured: () => 'c.featured = :featured',
  min_goal: () => `c.goal_amount >= CAST(:min_goal AS numeric) * ${MINOR_PER_MAJOR}`,
  max_goal: () => `c.goal_amount <= CAST(:max_goal AS numeric) * ${MINOR_PER_MAJOR}`,
  min_raised: () => `c.current_amount >= CAST(:min_raised AS numeric) * ${MINOR_PER_MAJOR}`,
  max_raised: () => `c.current_amount <= CAST(:max_raised AS numeric) * ${MINOR_PER_MAJOR}`,
  min_progress: () => 'c.progress_percentage >= :min_progress',
  max_progress: () => 'c.progress_percentage <= :max_progress',
  created_by: () => 'c.created_by = :created_by',
  start_date: (value: string, parameter) => `c.start_date >= ${dayStart(value, parameter)}`,
  end_date: (value: string, parameter) => `c.end_date <= ${dayEnd(value, parameter)}`,
  period: (value: never) => periodCondition(value, 'c.start_date', 'c.end_date'),
};

/** Narrows the list to what the query asks; `now` gives periods their meaning. */
export function applyCampaignFilters<T extends ObjectLiteral>(
  found: SelectQueryBuilder<T>,
  query: CampaignsQuery,
  now: Date,
): void {
  applyFilters(found, CONDITIONS, query, now);
}

/** Orders the list as asked; by default what matches best, then what is running and featured, then the newest. */
export function applyCampaignOrder<T extends ObjectLiteral>(
  found: SelectQueryBuilder<T>,
  query: CampaignsQuery,
): void {
  const { order_by, search } = query;
  if (order_by) {
    found.orderBy(
      orderOf('c', order_by.replace(/^-/, '')),
      order_by.startsWith('-') ? 'DESC' : 'ASC',
      'NULLS LAST',
    );
  } else {
    if (search !== undefined) found.addOrderBy('ts_rank(c.search, french_query(:search))', 'DESC');
    found.addOrderBy("(c.status = 'active')", 'DESC').addOrderBy('c.featured', 'DESC');
    found.addOrderBy('c.start_date', 'DESC', 'NULLS LAST');
  }
  found.addOrderBy('c.id', 'DESC');
}
