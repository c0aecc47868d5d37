import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Ask, type Request, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { type OpenApiDocument, type Operation, operationsOf, readOpenApi } from '../factories/open-api.ts';

const BIG = 'x'.repeat(11 * 1024 * 1024);
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let document: OpenApiDocument;
let operations: Operation[];
let isProblem: (body: unknown) => boolean;
const seen = new Map<number, number>();
const api = testApi();
beforeAll(async () => {
  document = await readOpenApi(api.request);
  operations = operationsOf(document);
  const { Problem } = document.components.schemas;
  const ajv = new Ajv2020({ strict: false });
  const schema = JSON.stringify(Problem).replaceAll(
    '"type":"string","nullable":true',
    '"type":["string","null"]',
  );
  isProblem = ajv.compile(JSON.parse(schema));
});

/** What is not so of an operation's answer to what it must refuse. */
async function faultsOf(
  operation: Operation,
  ask: Request,
  how: Ask,
  path = operation.path,
): Promise<string[]> {
  const { method, name, responses } = operation;
  const { status, headers, body } = await ask(path.replace('/api/v1', ''), { method, ...how });
  if (status < 400) return [];
  seen.set(status, (seen.get(status) ?? 0) + 1);
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const content = responses[String(status)]?.content?.[type];
  if (!content) return [`${name}: ${status} ${type} is not described`];
  if (content.schema?.$ref !== '#/components/schemas/Problem') return [];
  return isProblem(body) && body.status === status ? [] : [`${name}: ${status} ${JSON.stringify(body)}`];
}

const pathOf = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, value);
const takesBody = ({ requestBody }: Operation) => requestBody !== undefined;

describe('the errors of the api’s description', () => {
  it('are told for every operation: too many requests, a part that is away, and what it takes and who may call', () => {
    expect(operations.length).toBeGreaterThan(400);
    for (const operation of operations) {
      const codes = Object.keys(operation.responses);
      expect(codes, operation.name).toEqual(expect.arrayContaining(['404', '429', '500', '503']));
      if (operation.parameters.length > 0 || takesBody(operation))
        expect(codes, operation.name).toContain('400');
      if (takesBody(operation)) expect(codes, operation.name).toEqual(expect.arrayContaining(['413', '415']));
      if (operation.path.includes('/admin/'))
        expect(codes, operation.name).toEqual(expect.arrayContaining(['401', '403']));
      if (operation.method === 'PUT') expect(codes, operation.name).toContain('409');
    }
  });

  it('are true: whatever is refused is refused as described', async () => {
    const reader = await api.asStaff('lecteur');
    const admin = await api.asStaff('administrateur');
    const others = operations.filter(({ path }) => !/\/access\/?$/.test(path));
    const asked: ((operation: Operation) => Promise<string[]>)[] = [
      (one) => faultsOf(one, api.request, {}, pathOf(one.path, '1')),
      (one) => faultsOf(one, reader, { body: takesBody(one) ? {} : undefined }, pathOf(one.path, UNKNOWN)),
      (one) =>
        faultsOf(
          one,
          admin,
          { body: takesBody(one) ? { unknown: [] } : undefined },
          pathOf(one.path, UNKNOWN),
        ),
      (one) =>
        faultsOf(
          one,
          admin,
          { body: takesBody(one) ? '{' : undefined, headers: JSON_TYPE },
          pathOf(one.path, '999999'),
        ),
      (one) =>
        faultsOf(
          one,
          admin,
          {},
          `${pathOf(one.path, '%00')}?page=x&sort=x&range=x&filter=x&period=x&ordering=x`,
        ),
      (one) =>
        faultsOf(
          one,
          admin,
          { headers: { origin: 'https://ailleurs.example', cookie: 'membre=x' } },
          pathOf(one.path, '1'),
        ),
    ];
    const faults: string[] = [];
    for (const ask of asked) for (const one of others) faults.push(...(await ask(one)));
    expect([...new Set(faults)]).toEqual([]);
    for (const status of [400, 401, 403, 404]) expect(seen.get(status), String(status)).toBeGreaterThan(20);
  });

  it('are true of what is too large, of another format, and of an older version', async () => {
    const admin = await api.asStaff('administrateur');
    const named = (name: string) => operations.find((one) => one.name === name)!;
    const campaign = await createCampaign(admin);
    const put = operations.find(({ name }) => name.startsWith('PUT /api/v1/admin/campaigns/{'))!;
    const change = (title: string) => ({ body: { title, version: campaign.version } });
    const path = pathOf(put.path, String(campaign.id));
    const before = new Map(seen);
    const faults = [
      await faultsOf(named('POST /api/v1/contact'), api.request, { body: BIG, headers: JSON_TYPE }),
      await faultsOf(named('POST /api/v1/contact'), api.request, {
        body: 'a',
        headers: { 'content-type': 'text/x' },
      }),
      await faultsOf(put, admin, change('Un premier titre'), path),
      await faultsOf(put, admin, change('Un second titre'), path),
    ];
    expect(faults.flat()).toEqual([]);
    for (const status of [409, 413, 415])
      expect(seen.get(status) ?? 0, String(status)).toBeGreaterThan(before.get(status) ?? 0);
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };
