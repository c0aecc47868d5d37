import type { EntityManager } from 'typeorm';
import type { ContentKind } from '../../content/publishing/content.kind.js';
import { amountsIn, readCells, toColumns } from '../../content/publishing/content.fields.js';
import { listOf } from '../../content/publishing/csv.cells.js';
import { fieldNames } from '../../content/publishing/field.columns.js';
import { termFaults, termIds } from '../../content/taxonomy/terms.service.js';
import { NEW_EVENT } from './event.contract.js';
import { EventRow } from './event.entity.js';
import { eventErrors } from './event.errors.js';
import { EventInput } from './event-input.dto.js';
import { EVENT_IMPORT_COLUMNS } from './event-export.content.js';
import { eventFaults } from './event.rules.js';

/** Events as publishing sees them: a published one keeps its text until its changes are published. */
export const EVENT_KIND: ContentKind<EventRow> = {
  resource: 'events',
  entity: EventRow,
  ...fieldNames(EventRow),
  fresh: { ...NEW_EVENT, status: 'draft', cancellation_reason: '' },
  holdsChanges: true,
  slugStem: 'evenement',
  title: ({ title }) => title,
  publicPath: (slug) => `/evenements/${slug}`,
  isLive: ({ status }) => status !== 'draft',
  goLive: (row) => {
    row.status = 'published';
  },
  takeDown: (row) => {
    row.status = 'draft';
    row.cancellation_reason = '';
  },
  faults: async (row, tx) => ({
    ...eventFaults(row),
    ...(await termFaults(tx, { tag_ids: row.tag_ids })),
  }),
  notFound: eventErrors.notFound,
  importing: {
    columns: EVENT_IMPORT_COLUMNS,
    body: EventInput,
    read: readLine,
    columnsOf: (input, row) => eventColumns(input, row ?? NEW_EVENT),
  },
};

type Priced = Pick<EventRow, 'is_free' | 'currency'>;

/** A form's values as columns over `row`: the prices keep what they say when the currency changes. */
export function eventColumns(input: Partial<EventInput>, row: Priced = NEW_EVENT): Partial<EventRow> {
  const currency = input.currency ?? row.currency;
  const columns = {
    ...(currency !== row.currency && amountsIn(EventRow, row, currency)),
    ...toColumns(EventRow, input, NEW_EVENT, { currency }),
  };
  return (columns.is_free ?? row.is_free) ? { ...columns, ...NO_PRICE } : columns;
}

const NO_PRICE = { price: 0, early_bird_price: null, early_bird_deadline: null };

async function readLine({ tags, ...cells }: Record<string, string>, tx: EntityManager): Promise<object> {
  return {
    ...readCells(EventRow, cells),
    ...(tags && { tag_ids: await termIds(tx, 'tags', listOf(tags)) }),
  };
}
