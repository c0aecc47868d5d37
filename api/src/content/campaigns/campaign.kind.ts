import type { EntityManager } from 'typeorm';
import type { ContentKind } from '../publishing/content.kind.js';
import { numberOf, yesOrNo } from '../publishing/csv.cells.js';
import { CampaignBody } from './campaign-body.dto.js';
import type { CampaignInput } from './campaign.contract.js';
import { NEW_CAMPAIGN, columnsOf } from './campaign-columns.js';
import { CampaignRow } from './campaign.entity.js';
import { campaignErrors } from './campaign.errors.js';
import { CAMPAIGN_EXPORT_COLUMNS } from './campaign-export.content.js';
import { campaignFaults } from './campaign.rules.js';
import { suggestedAmountsOf } from './suggested-amounts.content.js';

const TOTALS = ['id', 'current_amount', 'current_books', 'current_equipment', 'donation_count'];
const NOT_WRITTEN = new Set([...TOTALS, 'progress_percentage', 'created_at', 'updated_at']);
const NUMBERS = new Set(['goal_amount', 'goal_books', 'goal_equipment']);

/** Campaigns as publishing sees them: what is written over a running one shows at once. */
export const CAMPAIGN_KIND: ContentKind<CampaignRow> = {
  resource: 'campaigns',
  entity: CampaignRow,
  fields: [
    'slug',
    'title',
    'short_description',
    'description',
    'category',
    'location',
    'featured',
    'featured_image_id',
    'campaign_type',
    'status',
    'start_date',
    'end_date',
    'currency',
    'goal_amount',
    'goal_books',
    'goal_equipment',
    'opening_amount',
    'opening_books',
    'opening_equipment',
    'opening_donation_count',
    'suggested_amounts',
  ],
  dates: ['start_date', 'end_date'],
  pictures: ['featured_image_id'],
  fresh: NEW_CAMPAIGN,
  holdsChanges: false,
  slugStem: 'campagne',
  title: ({ title }) => title,
  publicPath: (slug) => `/campagnes/${slug}`,
  isLive: ({ status }) => status !== 'draft',
  goLive: (row) => {
    row.status = 'active';
  },
  takeDown: (row) => {
    row.status = 'draft';
  },
  faults: campaignFaults,
  notFound: campaignErrors.notFound,
  isDependedOn: hasGifts,
  importing: {
    columns: Object.fromEntries(
      Object.entries(CAMPAIGN_EXPORT_COLUMNS).filter(([field]) => !NOT_WRITTEN.has(field)),
    ),
    body: CampaignBody,
    read: (cells) =>
      Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, valueOf(field, cell)])),
    columnsOf: (input, row) => {
      const values = input as CampaignInput;
      return columnsOf(values, values.currency ?? row?.currency ?? NEW_CAMPAIGN.currency);
    },
  },
};

export async function hasGifts(tx: EntityManager, campaignId: number): Promise<boolean> {
  const gifts = await tx.query<unknown[]>('SELECT 1 FROM campaign_gifts WHERE campaign_id = $1 LIMIT 1', [
    campaignId,
  ]);
  return gifts.length > 0;
}

function valueOf(field: string, cell: string): unknown {
  if (NUMBERS.has(field)) return numberOf(field, cell);
  if (field === 'suggested_amounts') return suggestedAmountsOf(field, cell);
  return field === 'featured' ? yesOrNo(field, cell) : cell;
}
