import { DemoContentService } from '@livres/api/dist-demo/demo-content.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, put, adminOf } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { createFolder } from '../factories/media-folders.ts';
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  readOpenApi,
  resolved,
  type Schema,
} from '../factories/open-api.ts';
import { uploaded } from '../factories/pictures.ts';

type Row = Record<string, unknown>;

/** What a client sends where it has no value. */
const NOTHINGS = [null, '', [], {}, [[]]];

let document: OpenApiDocument;
const api = testApi();
const admin = adminOf(api);
beforeAll(async () => {
  await api.app.get(DemoContentService).fillIfEmpty();
  await uploaded(admin);
  await createFolder(admin);
  document = await readOpenApi(api.request);
});

describe('a field without a value', () => {
  it('is emptied or refused by its name in every record, and is never a fault of ours', async () => {
    const faults: string[] = [];
    let tried = 0;
    for (const operation of recordWrites()) {
      const record = await firstRecord(operation.path);
      if (!record) throw new Error(`${operation.path}: there is no record to try`);
      const path = pathOf(operation, String(record['id']));
      let version = await versionAt(path);
      for (const field of fieldNamesOf(operation)) {
        for (const value of NOTHINGS) {
          const body = { version, [field]: value };
          const { status, body: problem } = await put<{ errors?: Row; code?: string }>(admin, path, body);
          tried += 1;
          // What is refused writes nothing.
          if (status < 400 || status === 409) version = await versionAt(path);
          const isNamed = status === 400 && problem.errors !== undefined;
          if (![200, 409, 422].includes(status) && !isNamed)
            faults.push(`${operation.name} ${field} ${JSON.stringify(value)}: ${status}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(600);
  });

  it('is no fault of ours in any other body either, alone, among plausible ones, or in a whole record', async () => {
    const faults: string[] = [];
    let tried = 0;
    for (const operation of operationsOf(document)) {
      const fields = bodyFieldsOf(operation);
      const plausible = Object.fromEntries(
        Object.entries(fields).map(([name, schema]) => [name, plausibleOf(resolved(document, schema))]),
      );
      const known = /^POST \/api\/v1\/admin\/[\w-]+$/.test(operation.name)
        ? await firstRecord(`${operation.path}/{id}`)
        : null;
      for (const field of Object.keys(fields)) {
        const whole = Object.fromEntries(
          Object.keys(fields).map((name) => [name, known?.[name] ?? plausible[name]]),
        );
        for (const body of [
          { [field]: null },
          { ...plausible, [field]: null },
          { ...whole, [field]: null },
        ]) {
          const answer = await admin(pathOf(operation, '1'), { method: operation.method, body });
          tried += 1;
          if (answer.status >= 500) faults.push(`${operation.name} ${field}: ${answer.status}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(700);
  });

  it('unpublishes nothing when it stands for the state of several campaigns', async () => {
    const { id } = await createCampaign(admin, { status: 'active' });
    const answer = await admin('/admin/campaigns/bulk', { body: { ids: [id], values: { status: null } } });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['values.status']]);
    expect((await admin(`/admin/campaigns/${id}`)).body.status).toBe('active');
  });

  it('takes no live campaign off the site, and empties no page', async () => {
    const { id } = await createCampaign(admin, { status: 'active' });
    const page = (await admin<Row[]>('/admin/pages')).body[0]!;
    for (const [path, field] of [
      [`/admin/campaigns/${id}`, 'status'],
      [`/admin/pages/${String(page['id'])}`, 'blocks'],
    ] as const) {
      const before = (await admin<Row>(path)).body;
      const answer = await put<{ errors?: Row }>(admin, path, { version: before['version'], [field]: null });
      expect([path, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([path, 400, [field]]);
      expect((await admin<Row>(path)).body[field]).toEqual(before[field]);
    }
  });

  it('is no version to start a change from', async () => {
    const { id } = await createCampaign(admin);
    const answer = await put(admin, `/admin/campaigns/${id}`, { version: null, title: 'Autre' });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['version']]);
  });

  it('is an empty list of tags for an event of universities', async () => {
    const event = { title: 'Visite', short_description: 'Une visite', event_type: 'other', tag_ids: null };
    expect((await admin('/universities/events/', { body: event })).status).toBe(201);
  });

  it.each([
    ['DELETE', '/universities/scholarships/favorites/', { scholarship_id: 'abc' }, 'scholarship_id'],
    ['DELETE', '/universities/scholarships/favorites/', { scholarship_id: null }, 'scholarship_id'],
    ['GET', '/universities/scholarships/?deadline_to=%2B275760-09-13T00:00:00Z', undefined, 'deadline_to'],
    [
      'GET',
      `/universities/scholarships/?deadline_from=${encodeURIComponent(`' OR '1'='1`)}`,
      undefined,
      'deadline_from',
    ],
  ])('is a 400 in %s %s %o', async (method, path, body, field) => {
    const answer = await api.request(path, { method, body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  });
});

/** The fields of a JSON body; none where the operation takes something else. */
function bodyFieldsOf({ requestBody }: Operation): Record<string, Schema> {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return {};
  const { properties = {}, allOf = [] } = resolved(document, schema);
  const inherited = allOf.map((part) => resolved(document, part).properties ?? {});
  return Object.assign({}, ...inherited, properties) as Record<string, Schema>;
}

const fieldNamesOf = (operation: Operation) =>
  Object.keys(bodyFieldsOf(operation)).filter((name) => name !== 'version');

const pathOf = ({ path }: Operation, id: string) => path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, id);

const versionAt = async (path: string) => (await admin<Row>(path)).body['version'];

function recordWrites(): Operation[] {
  return operationsOf(document).filter(({ name }) => /^PUT \/api\/v1\/admin\/[\w-]+\/\{\w+\}$/.test(name));
}

async function firstRecord(path: string): Promise<Row | null> {
  const list = path.replace('/api/v1', '').replace(/\/\{\w+\}$/, '');
  const { body } = await admin<Row[]>(list);
  if (!Array.isArray(body) || !body[0]) return null;
  const found = await admin<Row>(`${list}/${String(body[0]['id'])}`);
  return found.status === 200 ? found.body : body[0];
}

function plausibleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'date' || schema.format === 'date-time') return '2027-03-01';
  if (schema.type === 'integer' || schema.type === 'number') return 7;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  if (schema.type === 'object') return {};
  return schema.format === 'email' ? 'awa@exemple.org' : 'Des livres';
}
