import { type Currency, toMinorUnits } from '../../platform/money/money.contract.js';
import type { ContentKind } from '../publishing/content.kind.js';
import { fieldNames } from '../publishing/field.columns.js';
import { importedColumns, readCells, toColumns } from '../publishing/content.fields.js';
import { NEW_CAMPAIGN } from './campaign.contract.js';
import { CampaignInput, type SuggestedAmount } from './campaign.dto.js';
import { CampaignRow } from './campaign.entity.js';
import { campaignErrors } from './campaign.errors.js';
import { CAMPAIGN_EXPORT_COLUMNS } from './campaign-export.content.js';
import { campaignFaults } from './campaign.rules.js';
import { suggestedAmountsOf } from './suggested-amounts.content.js';

/** Campaigns as publishing sees them: what is written over a running one shows at once. */
export const CAMPAIGN_KIND: ContentKind<CampaignRow> = {
  resource: 'campaigns',
  entity: CampaignRow,
  ...fieldNames(CampaignRow),
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
  importing: {
    columns: importedColumns(CampaignRow, CAMPAIGN_EXPORT_COLUMNS),
    body: CampaignInput,
    read: (cells) =>
      readCells(CampaignRow, cells, {
        suggested_amounts: (cell) => suggestedAmountsOf('suggested_amounts', cell),
      }),
    columnsOf: (input, row) => campaignColumns(input, row?.currency),
  },
};

/** A form's values as columns. */
export function campaignColumns(
  input: Partial<CampaignInput>,
  current: Currency = NEW_CAMPAIGN.currency,
): Partial<CampaignRow> {
  const currency = input.currency ?? current;
  return toColumns(CampaignRow, input, NEW_CAMPAIGN, { currency, convert: { suggested_amounts: inCents } });
}

/** The smallest first. */
function inCents(amounts: SuggestedAmount[]): SuggestedAmount[] {
  return amounts
    .map(({ amount, effect }) => ({ amount: toMinorUnits(amount, 'EUR') ?? 0, effect }))
    .toSorted((one, other) => one.amount - other.amount);
}
