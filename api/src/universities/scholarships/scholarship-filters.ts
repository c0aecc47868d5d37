import type { SelectQueryBuilder } from 'typeorm';
import { orderOf } from '../../platform/database/french-order.js';
import type { PublicScholarshipStatus, ScholarshipOrdering } from './scholarship-choices.contract.js';
import type { ScholarshipFilter, ScholarshipFilters } from './scholarship-filters.contract.js';
import type { ScholarshipRow } from './scholarship.entity.js';

/** What the public reads of the scholarships `record`: all but drafts. */
export const IS_PUBLIC =
  "record.status <> 'draft' AND record.deleted_at IS NULL AND record.archived_at IS NULL";
/** Open, with a deadline not past; `:today` is the day in Paris. */
export const IS_ACTIVE = `record.status = 'active' AND record.deadline >= :today
  AND record.deleted_at IS NULL AND record.archived_at IS NULL`;

const OF_STATUS: Record<PublicScholarshipStatus, string> = {
  active: IS_ACTIVE,
  suspended: `${IS_PUBLIC} AND record.status = 'suspended'`,
  closed: `${IS_PUBLIC} AND (record.status = 'closed' OR record.status = 'active' AND record.deadline < :today)`,
};

/** What words ask of a scholarship `record`, in SQL, and how well one answers them. */
export interface UnderstoodSearch {
  condition: string;
  rank: string;
  parameters: Record<string, string>;
}

export type NarrowingFilter = Exclude<ScholarshipFilter, 'search'>;

/** What each filter asks of a scholarship `record`; its value is bound under its name. Words are another matter. */
export const CONDITIONS: Record<NarrowingFilter, string> = {
  country: 'record.country_key = folded(:country)',
  level: 'record.level = :level',
  field_of_study: 'record.field_key = folded(:field_of_study)',
  min_amount: 'record.amount >= CAST(ceil(CAST(:min_amount AS numeric) * 100) AS bigint)',
  max_amount: 'record.amount <= CAST(floor(CAST(:max_amount AS numeric) * 100) AS bigint)',
  coverage_type: 'record.coverage_type = :coverage_type',
  deadline_from: 'record.deadline >= CAST(:deadline_from AS date)',
  deadline_to: 'record.deadline <= CAST(:deadline_to AS date)',
  is_featured: 'record.is_featured = :is_featured',
};

export type StatedFilters = ScholarshipFilters & { status?: PublicScholarshipStatus };

/** Those of a status, open where none is given, that answer the words searched for. `today` is a day of Paris. */
export function applyStatusAndSearch(
  found: SelectQueryBuilder<ScholarshipRow>,
  { status = 'active' }: StatedFilters,
  words: UnderstoodSearch | null,
  today: string,
): void {
  found.andWhere(`(${OF_STATUS[status]})`, { today });
  if (words) found.andWhere(`(${words.condition})`, words.parameters);
}

/** Narrows what is found to what each of the other filters asks. */
export function applyFilters(found: SelectQueryBuilder<ScholarshipRow>, filters: StatedFilters): void {
  for (const [name, condition] of Object.entries(CONDITIONS)) {
    const value = filters[name as NarrowingFilter];
    if (value !== undefined) found.andWhere(condition, { [name]: value });
  }
}

/** What each ordering reads first, as its index has it; what is alike in it comes in the order of its index too. */
const ORDERS: Record<Exclude<ScholarshipOrdering, 'relevance'>, [string, 'ASC' | 'DESC', 'ASC' | 'DESC']> = {
  deadline: ['record.deadline', 'ASC', 'DESC'],
  '-deadline': ['record.deadline', 'DESC', 'ASC'],
  amount: ['record.amount', 'ASC', 'DESC'],
  '-amount': ['record.amount', 'DESC', 'ASC'],
  created_at: ['record.created_at', 'ASC', 'ASC'],
  '-created_at': ['record.created_at', 'DESC', 'DESC'],
  title: [orderOf('record', 'title'), 'ASC', 'DESC'],
  '-title': [orderOf('record', 'title'), 'DESC', 'ASC'],
};

/** Orders the list as asked; by default what answers best, then the newest. What says no amount comes last. */
export function applyOrder(
  found: SelectQueryBuilder<ScholarshipRow>,
  ordering: ScholarshipOrdering = 'relevance',
  words: UnderstoodSearch | null = null,
): void {
  if (ordering === 'relevance' && words) found.addOrderBy(words.rank, 'DESC');
  const [column, way, idWay] = ORDERS[ordering === 'relevance' ? '-created_at' : ordering];
  // Only amounts may be missing, and only descending would they come first.
  found.addOrderBy(column, way, ordering === '-amount' ? 'NULLS LAST' : undefined);
  found.addOrderBy('record.id', idWay);
}
