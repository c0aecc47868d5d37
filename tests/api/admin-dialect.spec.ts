import { isDeepStrictEqual } from 'node:util';
import { DemoContentService } from '@livres/api/dist-demo/demo-content.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, put, adminOf } from '../factories/api.ts';
import { idsOf } from '../factories/lists.ts';
import { createFolder } from '../factories/media-folders.ts';
import { operationsOf, readOpenApi } from '../factories/open-api.ts';
import { uploaded } from '../factories/pictures.ts';
import { saveView } from '../factories/saved-views.ts';

type Row = Record<string, unknown>;

/** What a write changes by itself: who saves a message has read it. */
const MOVES = new Set(['version', 'updated_at', 'updated_by', 'last_seen_at', 'is_read']);

/** As many of the first and of the last rows are compared. */
const SOME = 20;

/** An inbox goes by moments, which grouping moves; donors without a gift and lines of one day stay in their order. */
const ORDERED_ONLY = new Set(['/admin/notifications', '/admin/users', '/admin/bank-lines']);

let lists: string[];
let records: string[];
const api = testApi();
const admin = adminOf(api);
beforeAll(async () => {
  await api.app.get(DemoContentService).fillIfEmpty();
  await uploaded(admin);
  await createFolder(admin);
  await saveView(admin);
  const operations = operationsOf(await readOpenApi(api.request));
  lists = operations
    .filter(({ method, parameters }) => method === 'GET' && parameters.some(({ name }) => name === 'sort'))
    .filter(({ responses }) => responses['200']?.content?.['application/json'])
    .map(({ path }) => path.replace('/api/v1', ''))
    .filter((path) => !path.includes('{'));
  records = operations
    .filter(({ name }) => /^PUT \/api\/v1\/admin\/[\w-]+\/\{\w+\}$/.test(name))
    .map(({ path }) => path.replace('/api/v1', '').replace(/\/\{\w+\}$/, ''));
});

describe('every list of the panel', () => {
  it('is sorted by id, both ways, as react-admin asks where nothing else is said', async () => {
    const faults = await Promise.all(lists.map(faultOfOrder));
    expect(faults.filter(Boolean)).toEqual([]);
    expect(lists.length).toBeGreaterThan(20);
  });

  it('says how many there are, the short ones that have one page too', async () => {
    const document = await readOpenApi(api.request);
    const paths = operationsOf(document)
      .filter(({ method, path }) => method === 'GET' && /\/admin\/[^{]+$/.test(path))
      .map(({ path }) => path.replace('/api/v1', ''));
    const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await admin(path)) })));
    const whole = answers.filter(({ body }) => Array.isArray(body));
    const faults = whole.filter(({ headers, body }) => {
      const [, rows, total] = /^[\w-]+ (\*|0-\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
      const isShort = Number(total) <= 25 || Number(total) === body.length;
      return (
        rows !== (body.length === 0 ? '*' : `0-${body.length - 1}`) ||
        (isShort && Number(total) !== body.length)
      );
    });
    expect(faults.map(({ path }) => path)).toEqual([]);
    expect(whole.length).toBeGreaterThan(40);
  });

  it('names a filter that it does not know', async () => {
    const answers = await Promise.all(
      lists.map(async (path) => [
        path,
        Object.keys((await admin(`${path}?filter={"inconnu":1}`)).body.errors ?? {}),
      ]),
    );
    expect(answers.filter(([, names]) => String(names) !== 'filter.inconnu')).toEqual([]);
  });
});

/** Numbers go up or down; records without one are upside down the other way round. */
async function faultOfOrder(path: string): Promise<string | null> {
  const page = async (way: string, from: number, to: number) => {
    const { status, headers, body } = await admin(`${path}?sort=["id","${way}"]&range=[${from},${to}]`);
    const total = Number(headers.get('content-range')?.split('/')[1]);
    return { status, total, ids: Array.isArray(body) ? idsOf<number | string>(body) : [] };
  };
  const first = await page('ASC', 0, SOME - 1);
  if (first.status !== 200 || Number.isNaN(first.total)) return `${path}: ${first.status} of ${first.total}`;
  const last = await page('DESC', Math.max(first.total - SOME, 0), Math.max(first.total - 1, 0));
  if (ORDERED_ONLY.has(path))
    return first.ids[0] === last.ids.at(-1) || first.ids[0] !== last.ids[0] ? null : `${path}: one order`;
  const isOrdered = first.ids.every(
    (id, at) => typeof id !== 'number' || at === 0 || id > Number(first.ids[at - 1]),
  );
  const isReversed = isDeepStrictEqual(first.ids, last.ids.toReversed());
  return isOrdered && isReversed ? null : `${path}: ${first.ids.join()} but ${last.ids.join()}`;
}

describe('every record', () => {
  it('may be sent back whole as it was read, and stays as it was', async () => {
    const faults: string[] = [];
    for (const path of records) {
      const id = await firstId(path);
      const { body: before } = await admin<Row>(`${path}/${id}`);
      const answer = await put<Row>(admin, `${path}/${id}`, before);
      if (answer.status !== 200) faults.push(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
      const { body: after } = await admin<Row>(`${path}/${id}`);
      for (const name of Object.keys(before))
        if (!MOVES.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
          faults.push(`${path} ${name}: ${JSON.stringify(before[name])} → ${JSON.stringify(after[name])}`);
    }
    expect(faults).toEqual([]);
    expect(records.length).toBeGreaterThan(15);
  });

  it('refuses by its name a field that is unknown, and one that is only read and comes back changed', async () => {
    const faults: string[] = [];
    for (const path of records) {
      const id = await firstId(path);
      const { body: record } = await admin<Row>(`${path}/${id}`);
      const body = { ...record, inconnu: 1 };
      const unknown = await put(admin, `${path}/${id}`, body);
      if (String(Object.keys(unknown.body.errors ?? {})) !== 'inconnu')
        faults.push(`${path} unknown: ${unknown.text.slice(0, 200)}`);
      const moved = await put(admin, `${path}/${id}`, { ...record, id: 'autre' });
      if (String(Object.keys(moved.body.errors ?? {})) !== 'id')
        faults.push(`${path} id: ${moved.status} ${moved.text.slice(0, 200)}`);
    }
    expect(faults).toEqual([]);
  });

  it('is not compared where a colleague changed it meanwhile: the conflict says what they changed', async () => {
    const id = await firstId('/admin/campaigns');
    const { body: record } = await admin<Row>(`/admin/campaigns/${id}`);
    const change = { title: 'Des livres pour Foumban, encore', version: record['version'] };
    expect((await put(admin, `/admin/campaigns/${id}`, change)).status).toBe(200);
    const late = await put(admin, `/admin/campaigns/${id}`, record);
    expect(late.status).toBe(409);
  });

  it('is not read for who may not read it', async () => {
    const id = await firstId('/admin/campaigns');
    const { body: record } = await admin<Row>(`/admin/campaigns/${id}`);
    const reader = await api.asStaff('lecteur');
    expect((await put(reader, `/admin/campaigns/${id}`, record)).status).toBe(403);
    expect((await put(api.request, `/admin/campaigns/${id}`, record)).status).toBe(401);
  });
});

async function firstId(path: string): Promise<string> {
  const { body } = await admin<Row[]>(path);
  return String(body[0]!['id']);
}

it('a write to an address that is a file’s is refused, not a fault of ours', async () => {
  for (const resource of ['donations', 'campaigns', 'scholarships']) {
    const { status } = await put(admin, `/admin/${resource}/export`, { id: 1, version: 1 });
    expect([400, 404], resource).toContain(status);
  }
});
