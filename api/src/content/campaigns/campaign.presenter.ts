import type { Picture } from '../media/media.contract.js';
import { shownRichText } from '../../platform/http/rich-text.js';
import { toMajorUnits } from '../../platform/money/money.contract.js';
import { publicationState } from '../publishing/content.presenter.js';
import type { Campaign, CampaignRecord } from './campaign.contract.js';
import { CAMPAIGN_KIND } from './campaign.kind.js';
import type { CampaignOverviewRow } from './campaign-overview.entity.js';

/** A campaign as anyone may read it. */
export function presentCampaign(row: CampaignOverviewRow, picture: Picture | null): Campaign {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    short_description: row.short_description,
    description: shownRichText(row.description),
    category: row.category,
    location: row.location,
    featured: row.featured,
    featured_image: picture?.webp.at(-1)?.url ?? null,
    picture,
    campaign_type: row.campaign_type,
    status: row.status,
    start_date: row.start_date?.toISOString() ?? null,
    end_date: row.end_date?.toISOString() ?? null,
    goal_amount: toMajorUnits(row.goal_amount, row.currency),
    current_amount: toMajorUnits(row.current_amount, row.currency),
    currency: row.currency,
    goal_books: row.goal_books,
    current_books: row.current_books,
    goal_equipment: row.goal_equipment,
    current_equipment: row.current_equipment,
    donation_count: row.donation_count,
    progress_percentage: row.progress_percentage,
    created_by: row.created_by_name === null ? null : splitName(row.created_by_name),
    updated_at: row.updated_at.toISOString(),
    suggested_amounts: row.suggested_amounts.map(({ amount, effect }) => ({
      amount: toMajorUnits(amount, 'EUR'),
      effect,
    })),
  };
}

/** A campaign as staff read it. */
export function presentCampaignRecord(row: CampaignOverviewRow, picture: Picture | null): CampaignRecord {
  return {
    ...presentCampaign(row, picture),
    featured_image_id: row.featured_image_id,
    opening_amount: toMajorUnits(row.opening_amount, row.currency),
    opening_books: row.opening_books,
    opening_equipment: row.opening_equipment,
    opening_donation_count: row.opening_donation_count,
    ...publicationState(row, CAMPAIGN_KIND.isLive),
  };
}

/** Staff have one name; the specification asks for two: the first word, and the rest. */
function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.trim().split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
