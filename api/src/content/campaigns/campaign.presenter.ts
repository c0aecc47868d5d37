import { toMajorUnits } from '../../platform/money/money.contract.js';
import type { Picture } from '../media/picture.dto.js';
import { publicationState } from '../publishing/content.presenter.js';
import { shownFields } from '../publishing/content.fields.js';
import {
  type Campaign,
  type CampaignMatching,
  type CampaignRecord,
  CAMPAIGN_STAFF_FIELDS,
} from './campaign.dto.js';
import { CampaignRow } from './campaign.entity.js';
import { CAMPAIGN_KIND } from './campaign.kind.js';
import { matchingState } from './campaign-matching.contract.js';
import type { CampaignOverviewRow, MatchingOfCampaign } from './campaign-totals.entity.js';

/** A campaign as anyone may read it. */
export function presentCampaign(row: CampaignOverviewRow, picture: Picture | null, now: Date): Campaign {
  return { ...shownFields(CampaignRow, row, CAMPAIGN_STAFF_FIELDS), ...counted(row, picture, now) };
}

/** A campaign as staff read it. */
export function presentCampaignRecord(
  row: CampaignOverviewRow,
  picture: Picture | null,
  now: Date,
): CampaignRecord {
  const state = publicationState(row, CAMPAIGN_KIND.isLive);
  return { ...shownFields(CampaignRow, row), ...counted(row, picture, now), ...state };
}

function counted(row: CampaignOverviewRow, picture: Picture | null, now: Date) {
  return {
    id: row.id,
    featured_image: picture?.webp.at(-1)?.url ?? null,
    picture,
    current_amount: toMajorUnits(row.current_amount, row.currency),
    matched_amount: toMajorUnits(row.matched_amount, row.currency),
    current_books: row.current_books,
    current_equipment: row.current_equipment,
    donation_count: row.donation_count,
    progress_percentage: row.progress_percentage,
    created_by: row.created_by_name === null ? null : splitName(row.created_by_name),
    updated_at: row.updated_at.toISOString(),
    suggested_amounts: row.suggested_amounts.map(({ amount, effect }) => ({
      amount: toMajorUnits(amount, 'EUR'),
      effect,
    })),
    matching: row.matching.map((pot) => presentMatching(pot, now)),
  };
}

function presentMatching(pot: MatchingOfCampaign, now: Date): CampaignMatching {
  const { sponsor_name, ratio, gift_ceiling, total, matched, condition, ends_on } = pot;
  const left = total - matched;
  return {
    sponsor_name,
    ratio,
    gift_ceiling: gift_ceiling === null ? null : toMajorUnits(gift_ceiling, 'EUR'),
    total: toMajorUnits(total, 'EUR'),
    matched: toMajorUnits(matched, 'EUR'),
    left: toMajorUnits(left, 'EUR'),
    condition,
    ends_on,
    state: matchingState({ ...pot, left }, now),
  };
}

/** Staff have one name; the specification asks for two: the first word, and the rest. */
function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.trim().split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
