import { createHash } from 'node:crypto';
import { PersonalDataSourcesService } from '@livres/api/dist/people/personal-data/personal-data-sources.service.js';
import pg from 'pg';
import type { TestApi } from './api.ts';

/** Whose rows they are: the address is a marker too. */
export const MARKED = 'marque.personne@example.org';
const MARK = 'MARQ';

interface Column {
  name: string;
  type: string;
  /** The states that a CHECK allows. */
  allowed: string | null;
}
type Row = Record<string, unknown>;

const DAY = '2026-03-10T09:00:00Z';
/** Numbers of records that are not about the person. */
const NOBODYS = /^(campaign_id|staff_id|assigned_to|created_by|handled_by|.*image_id)$/;
const ADDRESSES = new Set([
  'email',
  'pending_email',
  'recipient',
  'recipient_email',
  'contact_email',
  'author_email',
  'kept_email',
  'absorbed_email',
  'first_kept_email',
]);
/** A donor's number, as `donor_id` of the database makes it of an address. */
const donorOf = (email: string) =>
  createHash('md5')
    .update(email)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const uuid = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;
const IDS: Record<string, string> = {
  donations: uuid(1),
  recurring_gifts: uuid(2),
  members: uuid(3),
  scholarship_keepers: uuid(4),
  scholarship_alerts: uuid(5),
  physical_donations: uuid(6),
  accompaniment_requests: uuid(7),
  ambassador_applications: uuid(8),
  receipts: uuid(9),
  event_registrations: uuid(10),
  event_registration_refunds: uuid(11),
  event_tickets: uuid(12),
  matching_pots: uuid(13),
};
const REFERENCES: Record<string, string> = {
  donation_id: IDS['donations']!,
  subject_id: IDS['donations']!,
  recurring_gift_id: IDS['recurring_gifts']!,
  member_id: IDS['members']!,
  keeper_id: IDS['scholarship_keepers']!,
  alert_id: IDS['scholarship_alerts']!,
  physical_donation_id: IDS['physical_donations']!,
  receipt_id: IDS['receipts']!,
  registration_id: IDS['event_registrations']!,
  ticket_id: IDS['event_tickets']!,
  case_id: IDS['accompaniment_requests']!,
  pot_id: IDS['matching_pots']!,
};
const signed = (table: string) => ({
  author_email: MARKED,
  author_name: `${MARK}-${table}-author_name`,
});
const organized = (table: string) => ({
  contact_email: MARKED,
  organizer_first_name: `${MARK}-${table}-organizer_first_name`,
  organizer_last_name: `${MARK}-${table}-organizer_last_name`,
  contact_phone: `${MARK}-${table}-contact_phone`,
});
/** What a table’s own rules want. */
const AS_RULED: Record<string, Row> = {
  ambassador_applications: { availability_hours: 4 },
  scholarship_keepers: { visitor_hash: null },
  donation_links: { recurring_gift_id: null },
  articles: { slug: 'essai', category_ids: '{}', tag_ids: '{}', pending: signed('articles') },
  bank_rejected_lines: { content: `MARQ-bank_rejected_lines-content;${MARKED};12,00` },
  bank_lines: { status: 'matched', handled_at: DAY, entry_id: 1, arrival_id: null, counterpart_id: null },
  campaign_followers: { campaign_id: 1, stopped_at: null },
  case_entries: { kind: 'note', resource: 'accompaniment-requests' },
  content_editions: {
    id: 900_001,
    resource: 'articles',
    values: { ...signed('content_editions'), ...organized('content_editions') },
  },
  donation_entries: { id: 900_002, kind: 'note' },
  donations: {
    reference: 'DON-20260310-AAAAAAAA',
    siren: '123456789',
    recurring_gift_id: null,
    status: 'succeeded',
    amount: 100,
    costs_covered: 0,
  },
  events: { slug: 'essai', end_date: null, latitude: null, longitude: null, pending: organized('events') },
  event_registration_entries: { id: 900_003, kind: 'note' },
  event_registrations: {
    status: 'confirmed',
    unit_price: 100,
    seats: 1,
    discount: 0,
    ticket_amount: 100,
    offered_until: null,
    offered_seats: null,
    declined_seats: 0,
    due_amount: 0,
  },
  matching_pots: {
    campaign_id: 1,
    condition: 'all',
    ratio: 100,
    gift_ceiling: null,
    total: 100,
    starts_on: DAY,
    ends_on: DAY,
    ended_at: null,
    ended_reason: '',
  },
  member_links: { member_id: null, purpose: 'sign_in' },
  notification_devices: { id: 900_004, staff_id: 901 },
  notification_readers: { staff_id: 901 },
  notifications: { id: 900_005, staff_id: null, is_private: false, author_id: null, resource: 'donations' },
  newsletter_subscribers: { topics: '{actualites}', status_before: null },
  payment_attempts: { purpose: 'donation', status: 'succeeded' },
  people_apart: { one_id: donorOf(MARKED), other_id: 'ffffffff-ffff-4fff-8fff-ffffffffffff' },
  person_merges: { kept_id: donorOf(MARKED), absorbed_id: uuid(20), undone_at: null, undone_by: null },
  physical_donation_pictures: { file_key: 'gifts/essai' },
  physical_donations: { campaign_id: 1, status: 'completed', deleted_at: null },
  receipts: {
    currency: 'EUR',
    number: '2026-000001',
    year: 2026,
    sequence: 1,
    voided_at: null,
    replaces_id: null,
  },
  recurring_gifts: {
    siren: '123456789',
    frequency: 'monthly',
    status: 'cancelled',
    amount: 100,
    costs_covered: 0,
  },
  saved_views: { params: { mark: 'MARQ-saved_views-params', filter: { q: MARKED } } },
  tribute_cards: { status: 'sent', send_at: null, sent_at: DAY },
};

/** Writes rows about one person with a marker in each declared column, past foreign keys and triggers. */
export function markedRows(api: TestApi) {
  const sources = api.app.get(PersonalDataSourcesService, { strict: false }).all();
  const tables = sources.flatMap(({ description }) => Object.entries(description.tables));
  const declared = (table: string) => tables.find(([key]) => key.split(' ')[0] === table)?.[1];
  const markerOf = (table: string, column: string) => `${MARK}-${table}-${column}`;

  async function insert(table: string, over: Row = {}): Promise<void> {
    const about = declared(table);
    const personal = new Set([...Object.keys(about?.columns ?? {}), ...Object.keys(about?.hidden ?? {})]);
    await withClient(api, async (client) => {
      const row: Row = {};
      for (const column of await columnsOf(client, table))
        row[column.name] = valueOf(table, column, personal.has(column.name));
      Object.assign(row, AS_RULED[table], over);
      const names = Object.keys(row);
      await client.query(
        `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
         VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
        names.map((name) => asSql(row[name])),
      );
    });
  }
  return { tables, insert, markerOf };
}

function valueOf(table: string, { name, type, allowed }: Column, isPersonal: boolean): unknown {
  if (ADDRESSES.has(name)) return MARKED;
  if (type === 'uuid') return name === 'id' ? (IDS[table] ?? uuid(99)) : (REFERENCES[name] ?? null);
  if (type === 'text' || type === 'character varying') {
    const [first] = /'([^']*)'::text/.exec(allowed ?? '')?.slice(1) ?? [];
    return first ?? (isPersonal ? `${MARK}-${table}-${name}` : 'x');
  }
  if (type === 'jsonb') return isPersonal ? { mark: `${MARK}-${table}-${name}` } : {};
  if (type === 'ARRAY') return isPersonal ? [`${MARK}-${table}-${name}`] : [];
  if (type === 'date') return '2026-03-10';
  if (type.startsWith('timestamp')) return name === 'deleted_at' || name === 'archived_at' ? null : DAY;
  if (type === 'boolean') return false;
  if (NOBODYS.test(name)) return null;
  return /int|numeric/.test(type) ? 1 : null;
}

const asSql = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value;

async function columnsOf(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT column_name AS name, data_type AS type, (
       SELECT pg_get_constraintdef(oid) FROM pg_constraint
        WHERE contype = 'c' AND conrelid = $1::text::regclass AND conkey = ARRAY[ordinal_position]::smallint[]
          AND pg_get_constraintdef(oid) LIKE '%= ANY (ARRAY[%' LIMIT 1) AS allowed
       FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1::text AND is_generated = 'NEVER' AND data_type <> 'tsvector'`,
    [table],
  );
  return rows;
}

/** As the owner of the tables, past foreign keys and triggers. */
export async function withClient(api: TestApi, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica');
    await work(client);
  } finally {
    await client.end();
  }
}

/** « table.column » wherever a marker or the person’s address stands. */
export async function columnsHolding(
  api: TestApi,
  words: readonly string[] = [MARK, MARKED],
): Promise<string[]> {
  const found: string[] = [];
  await withClient(api, async (client) => {
    const { rows } = await client.query<{ schema: string; table: string; column: string }>(
      `SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column
         FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE c.table_schema NOT IN ('pg_catalog', 'information_schema') AND t.table_type = 'BASE TABLE'
        ORDER BY 1, 2, c.ordinal_position`,
    );
    for (const { schema, table, column } of rows) {
      const { rowCount } = await client.query(
        `SELECT FROM ${schema}."${table}" WHERE ${words.map((_, index) => `position(lower($${index + 1}) IN lower("${column}"::text)) > 0`).join(' OR ')} LIMIT 1`,
        [...words],
      );
      if (rowCount) found.push(`${table}.${column}`);
    }
  });
  return found;
}
