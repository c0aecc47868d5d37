import { DemoContentService } from '@livres/api/dist-demo/demo-content.service.js';
import { orderOf } from '@livres/api/dist/platform/database/french-order.js';
import { DataSource } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_EMAIL } from '../factories/emails.ts';
import { testApi, adminOf } from '../factories/api.ts';
import { KEPT_BY_TRIGGERS } from '../factories/kept-rows.ts';
import { type Operation, operationsOf, readOpenApi } from '../factories/open-api.ts';
import { aGift, issueReceipts, receiptsSettled } from '../factories/receipts.ts';
import { uploaded } from '../factories/pictures.ts';

/** Each stands elsewhere by its bytes, or without its accents and capitals, than in a dictionary. */
const MARKERS = ['Zèbre', 'œuvre', 'oeuf', 'étoile', 'Élan', 'école', 'Eau', 'Étang', 'ouest', 'Œil', 'zone'];
const READ = [
  'title',
  'name',
  'label',
  'subject',
  'alt',
  'original_name',
  'organization',
  'organization_name',
  'field_of_study',
  'first_name',
  'last_name',
  'author_name',
  'city',
  'country',
  'location',
  'university',
  'target_country',
  'country_study',
  'utm_source',
  'utm_campaign',
];
/** Where nothing could be compared, this test would say nothing. */
const IN_THE_PANEL = [
  ...['articles', 'campaigns', 'campaign-updates', 'events', 'pages', 'projects', 'scholarships'].map(
    (name) => `/admin/${name} title`,
  ),
  ...['categories', 'partners', 'tags', 'users', 'contact-messages'].map((name) => `/admin/${name} name`),
  ...['donations', 'receipts', 'receipts-waiting', 'recurring-gifts'].map(
    (name) => `/admin/${name} donor_name`,
  ),
  '/admin/media alt',
];
const ON_THE_SITE = [
  ...['articles', 'campaigns', 'events', 'projects', 'universities/scholarships'].map(
    (path) => `/${path} title`,
  ),
  '/partners name',
];

/** What staff sort by their code, not by a word. */
const CODES =
  /(^|_)(at|id|on|date|status|type|state|kind|action|origin|reference|number|key|severity|method|role|roles|level|frequency|action|category|postal_code|deadline|form|health|urgency|amount)$/;
const DATED = /^\d{4}-\d{2}/;

const { compare } = new Intl.Collator('fr');

let operations: Operation[];
const api = testApi({ CONTACT_EMAIL });
const admin = adminOf(api);
beforeAll(async () => {
  await api.app.get(DemoContentService).fillIfEmpty();
  await issueReceipts(api);
  for (const [index, last_name] of MARKERS.entries()) {
    const body = { name: last_name, role: 'editeur', roles: ['editeur'] };
    if (index < 5) await admin('/admin/staff', { body });
    if (index < 4) await uploaded(admin);
    if (index < 8) await aGift(api, { last_name, street_address: index % 2 ? '' : '1 rue Une' });
  }
  await receiptsSettled(api);
  operations = operationsOf(await readOpenApi(api.request));
  await renameAll();
});

/**
 * Gives every row of every table one marker in all that people read of it, where its rules allow that. Where rows are
 * many, most have the last one, but for the few gifts that are real: a page shows several.
 */
async function renameAll() {
  const dataSource = api.app.get(DataSource);
  const columns = await dataSource.query(
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER' AND column_name = ANY($1)
        AND table_name <> ALL($2)`,
    [READ, KEPT_BY_TRIGGERS],
  );
  for (const { table, column } of columns)
    await dataSource
      .query(
        `UPDATE ${table} row SET ${column} = ($1::text[])[CASE WHEN turn < 200 THEN 1 + turn % ${MARKERS.length} ELSE ${MARKERS.length} END]
           FROM (SELECT ctid AS at, row_number() OVER (ORDER BY to_jsonb(${table}) ->> 'mode', to_jsonb(${table}) ->> 'id')::int AS turn
                   FROM ${table}) turns WHERE row.ctid = turns.at`,
        [MARKERS],
      )
      .catch(() => undefined);
}

/** The faults of a list, and how many different values it was seen to put in order. */
function faultsOf(what: string, values: unknown[], way: 1 | -1): { faults: string[]; seen: number } {
  const words = values.filter((value): value is string => typeof value === 'string' && value !== '');
  const faults = words.flatMap((word, index) =>
    index > 0 && way * compare(words[index - 1]!, word) > 0 ? [`${what}: ${words[index - 1]} < ${word}`] : [],
  );
  return { faults, seen: new Set(words).size };
}

describe('a list that is sorted by what people read', () => {
  it('is in the order of a French dictionary, in the panel', async () => {
    const lists = operations.filter(
      ({ method, path, parameters }) =>
        method === 'GET' &&
        // A file is made of the same query as its list, and of all its rows: it would only take longer.
        !/\{|\/export/.test(path) &&
        parameters.some(({ name }) => name === 'sort'),
    );
    const faults: string[] = [];
    const checked = new Set<string>();
    for (const { path, parameters } of lists) {
      const { description = '' } = parameters.find(({ name }) => name === 'sort')!;
      const fields = description
        .replace(/^.*champs : /, '')
        .split(', ')
        .filter((field) => !CODES.test(field));
      for (const field of fields)
        for (const way of ['ASC', 'DESC'] as const) {
          const where = path.replace('/api/v1', '');
          const { body } = await admin(`${where}?sort=["${field}","${way}"]&range=[0,199]`);
          if (!Array.isArray(body)) continue;
          const values = body.map((row: Record<string, unknown>) => row[field]);
          if (values.some((value) => typeof value === 'string' && DATED.test(value))) continue;
          const found = faultsOf(`${where} ${field} ${way}`, values, way === 'ASC' ? 1 : -1);
          faults.push(...found.faults);
          if (found.seen > 2) checked.add(`${where.replace(/\/$/, '')} ${field}`);
        }
    }
    expect(faults).toEqual([]);
    expect([...checked]).toEqual(expect.arrayContaining(IN_THE_PANEL));
    expect(checked.size).toBeGreaterThan(45);
  });

  it('is in the same order on the site', async () => {
    const faults: string[] = [];
    const checked = new Set<string>();
    for (const { method, path, parameters } of operations) {
      const asked = parameters.find(({ name }) => name === 'ordering' || name === 'order_by');
      if (method !== 'GET' || path.includes('{') || !asked) continue;
      const choices: string[] = (asked as { schema?: { enum?: string[] } }).schema?.enum ?? [];
      for (const choice of choices.filter((one) => READ.includes(one.replace(/^-/, '')))) {
        const where = path.replace('/api/v1', '');
        const { body } = await admin(`${where}?${asked.name}=${choice}&page_size=100`);
        // An export takes the same orders.
        if (!body?.results) continue;
        const values = body.results.map((row: Record<string, unknown>) => row[choice.replace(/^-/, '')]);
        const found = faultsOf(`${where} ${choice}`, values, choice.startsWith('-') ? -1 : 1);
        faults.push(...found.faults);
        if (found.seen > 2) checked.add(`${where.replace(/\/$/, '')} ${choice}`);
      }
    }
    expect(faults).toEqual([]);
    expect([...checked]).toEqual(expect.arrayContaining(ON_THE_SITE));
  });
});

describe('where scholarships are many', () => {
  it('a page of them by title is read from its index', async () => {
    const plan = await api.app.get(DataSource).transaction(async (tx) => {
      await tx.query('SET LOCAL enable_sort = off');
      return tx.query(
        `EXPLAIN SELECT id FROM scholarships record
          WHERE status = 'active' AND deadline >= '2027-01-01' AND deleted_at IS NULL AND archived_at IS NULL
          ORDER BY ${orderOf('record', 'title')}, id DESC LIMIT 12`,
      );
    });
    expect(JSON.stringify(plan)).toContain('scholarships_titles');
  });
});
