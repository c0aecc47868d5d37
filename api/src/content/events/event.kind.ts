import type { EntityManager } from 'typeorm';
import type { ContentKind } from '../publishing/content.kind.js';
import { coordinateOf, listOf, numberOf, yesOrNo } from '../publishing/csv.cells.js';
import type { TermsService } from '../taxonomy/terms.service.js';
import { EventBody } from './event-body.dto.js';
import { columnsOf, EVENT_MOMENTS, NEW_EVENT } from './event-columns.js';
import { EventRow } from './event.entity.js';
import { eventErrors } from './event.errors.js';
import { EVENT_IMPORT_COLUMNS } from './event-export.content.js';
import { eventFaults } from './event.rules.js';

const NOT_WRITTEN = new Set(['status', 'cancellation_reason']);

/** The columns that staff edit: all that a new event has, but where it stands. */
const FIELDS = ['title', 'short_description', 'event_type', ...Object.keys(NEW_EVENT)].filter(
  (field) => !NOT_WRITTEN.has(field),
) as (keyof EventRow)[];

const FLAGS = new Set([
  'featured',
  'is_online',
  'is_free',
  'requires_registration',
  'food_provided',
  'wifi_available',
]);
const NUMBERS = new Set(['price', 'early_bird_price', 'max_participants', 'offline_participants']);

/** Events as publishing sees them: a published one keeps its text until its changes are published. */
export function eventKind(terms: TermsService): ContentKind<EventRow> {
  return {
    resource: 'events',
    entity: EventRow,
    fields: FIELDS,
    dates: EVENT_MOMENTS,
    pictures: ['featured_image_id'],
    fresh: NEW_EVENT,
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
      ...(await terms.faults(tx, { tag_ids: row.tag_ids })),
    }),
    notFound: eventErrors.notFound,
    importing: {
      columns: EVENT_IMPORT_COLUMNS,
      body: EventBody,
      read: (cells, tx) => readLine(cells, terms, tx),
      columnsOf: (input, row) => columnsOf(input, row ?? NEW_EVENT),
    },
  };
}

async function readLine(
  { tags, ...cells }: Record<string, string>,
  terms: TermsService,
  tx: EntityManager,
): Promise<object> {
  const values = Object.entries(cells).map(([field, cell]) => [field, valueOf(field, cell)]);
  return {
    ...Object.fromEntries(values),
    ...(tags && { tag_ids: await terms.idsOf(tx, 'tags', listOf(tags), 'tags') }),
  };
}

function valueOf(field: string, cell: string): unknown {
  if (field === 'latitude' || field === 'longitude') return coordinateOf(field, cell);
  if (NUMBERS.has(field)) return numberOf(field, cell);
  if (FLAGS.has(field)) return yesOrNo(field, cell);
  return field === 'payment_methods' ? listOf(cell) : cell;
}
