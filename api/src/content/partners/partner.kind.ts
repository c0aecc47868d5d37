import type { ContentKind } from '../publishing/content.kind.js';
import { firstPlace, readCells, toColumns } from '../publishing/content.fields.js';
import { oneOf } from '../publishing/csv.cells.js';
import { fieldNames } from '../publishing/field.columns.js';
import { PartnerInput } from './partner.dto.js';
import { NEW_PARTNER, PARTNER_KIND_LABELS } from './partner.contract.js';
import { PartnerRow } from './partner.entity.js';
import { partnerErrors } from './partner.errors.js';
import { PARTNER_EXPORT_COLUMNS } from './partner-export.content.js';

/** Partners as publishing sees them. Their order is no part of their text: see `OrderingService`. */
export const PARTNER_KIND: ContentKind<PartnerRow> = {
  resource: 'partners',
  entity: PartnerRow,
  ...fieldNames(PartnerRow),
  fresh: { ...NEW_PARTNER, order: 0, published_at: null },
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
    body: PartnerInput,
    read: (cells) => readCells(PartnerRow, cells, { kind: oneOf(PARTNER_KIND_LABELS) }),
    columnsOf: (input, row) => ({ ...partnerColumns(input), ...firstPlace(input, row) }),
  },
};

/** A form's values as columns. */
export function partnerColumns(input: Partial<PartnerInput>): Partial<PartnerRow> {
  return toColumns(PartnerRow, input, NEW_PARTNER);
}
