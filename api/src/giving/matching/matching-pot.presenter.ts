import type { RowOf } from '../../platform/database/query.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { matchingState } from '../../content/campaigns/campaign-matching.contract.js';
import type { MatchingPotRecord } from './matching-pot.dto.js';
import type { MatchingPotRow } from './matching-pot.entity.js';
import type { sumsOfPots } from './matching.queries.js';

/** A pot as staff read it, with what the journal says that it added. */
export function presentPot(
  row: MatchingPotRow,
  { matched, gifts }: RowOf<typeof sumsOfPots>,
  campaign_title: string,
  now: Date,
): MatchingPotRecord {
  const { created_by: _, ...shown } = row;
  const left = row.total - matched;
  return {
    ...shown,
    gift_ceiling: row.gift_ceiling === null ? null : toMajorUnits(row.gift_ceiling, 'EUR'),
    total: toMajorUnits(row.total, 'EUR'),
    campaign_title,
    matched: toMajorUnits(matched, 'EUR'),
    left: toMajorUnits(left, 'EUR'),
    gifts,
    state: matchingState({ ...row, left, has_ended: row.ended_at !== null }, now),
    ended_at: row.ended_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
