import type { ContentKind } from '../publishing/content.kind.js';
import { codeOf, numberOf, yesOrNo } from '../publishing/csv.cells.js';
import { PartnerBody } from './partner-body.dto.js';
import { NEW_PARTNER, partnerColumns } from './partner-columns.js';
import { PARTNER_KIND_LABELS } from './partner.contract.js';
import { PartnerRow } from './partner.entity.js';
import { partnerErrors } from './partner.errors.js';
import { PARTNER_EXPORT_COLUMNS } from './partner-export.content.js';

/** Partners as publishing sees them. Their order is no part of their text: see `OrderingService`. */
export const PARTNER_KIND: ContentKind<PartnerRow> = {
  resource: 'partners',
  entity: PartnerRow,
  fields: ['slug', 'name', 'kind', 'description', 'website', 'country', 'since', 'active', 'logo_id'],
  dates: [],
  pictures: ['logo_id'],
  fresh: NEW_PARTNER,
  holdsChanges: true,
  slugStem: 'partenaire',
  title: ({ name }) => name,
  publicPath: () => '/partenaires',
  isLive: ({ published_at }) => published_at !== null,
  goLive: (row, at) => {
    row.published_at = at;
  },
  takeDown: (row) => {
    row.published_at = null;
  },
  faults: () => ({}),
  notFound: partnerErrors.notFound,
  importing: {
    columns: PARTNER_EXPORT_COLUMNS,
    body: PartnerBody,
    read: (cells) =>
      Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, valueOf(field, cell)])),
    columnsOf: (input, row) => {
      const { order, ...values } = partnerColumns(input);
      return row || order === undefined ? values : { ...values, order };
    },
  },
};

function valueOf(field: string, cell: string): unknown {
  if (field === 'kind') return codeOf(field, cell, PARTNER_KIND_LABELS);
  if (field === 'active') return yesOrNo(field, cell);
  return field === 'since' || field === 'order' ? numberOf(field, cell) : cell;
}
