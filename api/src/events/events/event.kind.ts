import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import type { ContentKind } from '../../content/publishing/content.kind.js';
import { amountsIn, readCells, toColumns } from '../../content/publishing/content.fields.js';
import { listOf } from '../../content/publishing/csv.cells.js';
import { fieldNames } from '../../content/publishing/field.columns.js';
import { termFaults, termIds } from '../../content/taxonomy/terms.service.js';
import { EVENT_MESSAGES, NEW_EVENT } from './event.contract.js';
import { lockSeats } from './event-seats.queries.js';
import { EventRow } from './event.entity.js';
import { EventTotals } from './event-totals.entity.js';
import { eventErrors } from './event.errors.js';
import { EventInput } from './event-input.dto.js';
import type { EventQuestion, EventQuestionInput } from './event-questions.dto.js';
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
    ...(await firstDateFaults(tx, row)),
    ...(await seatFaults(tx, row)),
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
    ...toColumns(EventRow, input, NEW_EVENT, { currency, convert: { questions: keptQuestions } }),
  };
  return (columns.is_free ?? row.is_free) ? { ...columns, ...NO_PRICE } : columns;
}

/** An event is announced for a day; one that was may lose it, as it does until another is found. */
async function firstDateFaults(tx: EntityManager, row: Partial<EventRow>): Promise<Record<string, string>> {
  if (row.status === 'draft' || row.start_date) return {};
  const before = row.id === undefined ? null : await tx.findOneBy(EventRow, { id: row.id });
  return before && before.status !== 'draft' ? {} : { start_date: EVENT_MESSAGES.start_required };
}

/** Seats are not lowered below those that are taken; held meanwhile, so that none is taken beside. */
async function seatFaults(tx: EntityManager, row: Partial<EventRow>): Promise<Record<string, string>> {
  const { id, max_participants: most = null } = row;
  if (id === undefined || most === null) return {};
  await lockSeats(tx, id);
  const totals = await tx.findOneBy(EventTotals, { id });
  const offlineBefore = (await tx.findOneBy(EventRow, { id }))?.offline_participants ?? 0;
  const taken = (totals?.current_participants ?? 0) - offlineBefore + (row.offline_participants ?? 0);
  return taken > most ? { max_participants: EVENT_MESSAGES.capacity_taken(taken) } : {};
}

const NO_PRICE = { price: 0, early_bird_price: null, early_bird_deadline: null };

/** In an export, questions stand as JSON. */
function questionsIn(cell: string): unknown {
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    throw platformErrors.invalid({ questions: EVENT_MESSAGES.questions_unreadable });
  }
}

/** A new question is given its number; only a choice has answers to choose. */
function keptQuestions(questions: EventQuestionInput[]): EventQuestion[] {
  return questions.map(({ id, label, kind, choices, required }) => ({
    id: id ?? randomUUID(),
    kind,
    label,
    choices: kind === 'choice' ? (choices ?? []) : [],
    required: required ?? false,
  }));
}

async function readLine({ tags, ...cells }: Record<string, string>, tx: EntityManager): Promise<object> {
  return {
    ...readCells(EventRow, cells, { questions: questionsIn }),
    ...(tags && { tag_ids: await termIds(tx, 'tags', listOf(tags)) }),
  };
}
