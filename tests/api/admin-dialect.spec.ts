import { DemoContentService } from '@livres/api/dist-demo/demo-content.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, put, adminOf } from '../factories/api.ts';
import { createFolder } from '../factories/media-folders.ts';
import { operationsOf, readOpenApi } from '../factories/open-api.ts';
import { uploaded } from '../factories/pictures.ts';
import { saveView } from '../factories/saved-views.ts';

type Row = Record<string, unknown>;

/** What a write changes by itself: who saves a message has read it. */
const MOVES = new Set(['version', 'updated_at', 'updated_by', 'last_seen_at', 'is_read']);

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
    const answers = await Promise.all(
      lists.flatMap((path) =>
        ['ASC', 'DESC'].map(async (way) => [path, (await admin(`${path}?sort=["id","${way}"]`)).status]),
      ),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    expect(lists.length).toBeGreaterThan(20);
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
