import type { EntityManager } from 'typeorm';
import { toColumns } from '../publishing/content.fields.js';
import type { ContentKind } from '../publishing/content.kind.js';
import { fieldNames } from '../publishing/field.columns.js';
import { CAMPAIGN_UPDATE_MESSAGES as MESSAGES, NEW_CAMPAIGN_UPDATE } from './campaign-update.contract.js';
import type { CampaignUpdateInput } from './campaign-update.dto.js';
import { CampaignUpdateRow } from './campaign-update.entity.js';
import { campaignUpdateErrors } from './campaign-update.errors.js';
import { holdCampaign } from './campaign-updates.queries.js';

/** Updates as publishing sees them: a published one keeps its text until its changes are published. */
export const CAMPAIGN_UPDATE_KIND: ContentKind<CampaignUpdateRow> = {
  resource: 'campaign-updates',
  entity: CampaignUpdateRow,
  ...fieldNames(CampaignUpdateRow),
  fresh: { ...NEW_CAMPAIGN_UPDATE, date: '', published_at: null },
  holdsChanges: true,
  slugStem: 'nouvelle',
  title: ({ title }) => title,
  // The page goes on to the address with its campaign.
  publicPath: (slug) => `/campagnes/collecte/nouvelles/${slug}`,
  isLive: ({ published_at }) => published_at !== null,
  goLive: (row, at) => {
    row.published_at = at;
  },
  takeDown: (row) => {
    row.published_at = null;
  },
  faults: faultsOf,
  notFound: campaignUpdateErrors.notFound,
};

/** A form's values as columns; `today` is the day of one that names none. */
export function updateColumns(
  { date, ...input }: Partial<CampaignUpdateInput>,
  today: string,
): Partial<CampaignUpdateRow> {
  return {
    ...toColumns(CampaignUpdateRow, input, NEW_CAMPAIGN_UPDATE),
    ...(date !== undefined && { date: date ?? today }),
  };
}

async function faultsOf(
  { campaign_id, content, published_at }: CampaignUpdateRow,
  tx: EntityManager,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (!(await holdCampaign.first(tx, campaign_id))) faults['campaign_id'] = MESSAGES.campaign_unknown;
  if (published_at && !content) faults['content'] = MESSAGES.content_required;
  return faults;
}
