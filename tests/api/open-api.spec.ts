import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Request, type TestApi } from '../factories/api.ts';
import { fillNews } from '../factories/articles.ts';
import { createCampaign, enterGift } from '../factories/campaigns.ts';
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  readOpenApi,
  type Schema,
} from '../factories/open-api.ts';
import { letterTo } from '../factories/letters.ts';
import { createEvent } from '../factories/events.ts';
import { uploaded } from '../factories/pictures.ts';
import { createPartner, createProject } from '../factories/projects-and-partners.ts';
import { eventually } from '../factories/waiting.ts';

let api: TestApi;
let admin: Request;
let document: OpenApiDocument;
let operations: Operation[];

beforeAll(async () => {
  api = await startApi();
  admin = await api.asStaff('administrateur');
  document = await readOpenApi(api.request);
  operations = operationsOf(document);
});
afterAll(() => api?.close());

describe('the api’s description', () => {
  it('names every route that the product serves', () => {
    const paths = Object.keys(document.paths);
    expect(document.openapi).toMatch(/^3\.0/);
    expect(operations.length).toBeGreaterThanOrEqual(34);
    expect(paths).toContain('/api/v1/campaigns/{slug_or_id}');
    expect(paths).toContain('/api/v1/admin/system/outbox/{id}');
  });

  it('says what every operation answers, and its shape', () => {
    const silent = operations.filter(({ responses }) => {
      const [status, success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
      return status !== '204' && !Object.values(success?.content ?? {}).some(({ schema }) => schema);
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('describes every parameter', () => {
    const unexplained = operations.flatMap(({ name, parameters }) =>
      parameters
        .filter(({ description }) => !description?.trim())
        .map((parameter) => `${name} ${parameter.name}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('says of every staff route that it wants a session', () => {
    const open = operations.filter(({ path, ...rest }) => path.includes('/admin/') && !('security' in rest));
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('is true: every reading route answers what it says', { timeout: 60_000 }, async () => {
    const ids = await fillEveryList();
    const readings = operations.filter(({ method }) => method === 'GET');
    const untrue: string[] = [];
    for (const { path, name, responses } of readings) {
      const { status, body, headers } = await admin(pathWith(path, ids).replace('/api/v1', ''));
      const type = headers.get('content-type')?.split(';')[0] ?? '';
      const content = responses[String(status)]?.content?.[type];
      if (!content) untrue.push(`${name}: ${status} ${type}`);
      else if (type === 'application/json') untrue.push(...faultsOf(name, content.schema!, body));
    }
    expect(untrue).toEqual([]);
    expect(readings.length).toBeGreaterThanOrEqual(17);
  });
});

/** Something in every list, with every kind of value and of emptiness. */
async function fillEveryList(): Promise<Record<string, string>> {
  const picture = await uploaded(admin);
  const shown = {
    featured_image_id: picture.id,
    start_date: '2026-01-01',
    end_date: '2099-01-01',
    location: 'Douala',
  };
  const campaign = await createCampaign(admin, shown);
  await createCampaign(admin, { campaign_type: 'mixed', goal_books: 100, goal_equipment: 3 });
  await createCampaign(admin, { status: 'draft', currency: 'XAF' });
  const binned = await createCampaign(admin);
  await enterGift(api.databaseUrl, campaign.id, 'money', 12_345);
  const changes = { version: campaign.version, location: 'Yaoundé', featured: true };
  await admin(`/admin/campaigns/${campaign.id}`, { method: 'PUT', body: changes });
  await admin(`/admin/campaigns/${binned.id}`, { method: 'DELETE' });
  const event = await createEvent(admin);
  const partner = await createPartner(admin, { logo_id: picture.id, since: 2015 });
  const project = await createProject(admin, { partner_ids: [partner.id], campaign_id: campaign.id });
  await createProject(admin, { featured_image_id: picture.id, start_date: '2026-01-01' });
  const { body: member } = await admin('/admin/staff', { body: { name: 'Awa Ndiaye', role: 'lecteur' } });
  const letter = await eventually('the letter', async () => (await admin('/admin/system/outbox')).body[0]);
  const [, id = '', name = ''] = /files\/(\d+)\/(.+)$/.exec(picture.webp[0]!.url) ?? [];
  return {
    ...(await fillNews(admin, picture.id)),
    ...(await fillCorrespondence()),
    '/api/v1/admin/campaigns/': String(campaign.id),
    '/api/v1/admin/events/': String(event.id),
    '/api/v1/admin/media/': String(picture.id),
    '/api/v1/admin/pages/': 'a-propos',
    '/api/v1/admin/partners/': String(partner.id),
    '/api/v1/admin/projects/': String(project.id),
    '/api/v1/admin/settings/': 'site_name',
    '/api/v1/admin/staff/': String(member.id),
    '/api/v1/admin/system/outbox/': letter.id,
    '/api/v1/campaigns/': campaign.slug,
    '/api/v1/events/': event.slug,
    '/api/v1/pages/': 'collecte',
    '/api/v1/projects/': project.slug,
    '/api/v1/media/files/': `${id}/${name}`,
  };
}

/** A message from the site, and a subscriber with the token of a letter. */
async function fillCorrespondence(): Promise<Record<string, string>> {
  const written = { name: 'Awa', email: 'awa@example.org', subject: 'Livres', message: 'Bonjour' };
  await api.request('/contact/', { body: written });
  const [message] = (await admin('/admin/contact-messages')).body;
  await admin(`/admin/contact-messages/${message.id}/notes`, { body: { body: 'À rappeler.' } });
  const person = { email: 'paul@example.org', consent_proof: 'Bulletin signé' };
  const { body: subscriber } = await admin('/admin/newsletter-subscribers', { body: person });
  const { text } = await letterTo(api.varFolder, person.email, 'confirmée');
  return {
    '/api/v1/admin/contact-messages/': String(message.id),
    '/api/v1/admin/newsletter-subscribers/': String(subscriber.id),
    '/api/v1/newsletter/preferences/': /preferences\/([\w-]+)/.exec(text)![1]!,
  };
}

function pathWith(described: string, ids: Record<string, string>): string {
  const path = described.replace('{resource}', 'campaigns').replace('{number}', '1');
  const collection = path.slice(0, path.indexOf('{'));
  return path.replace(/\{.+\}/, ids[collection] ?? 'unknown');
}

function faultsOf(name: string, schema: Schema, body: unknown): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const components = { schemas: closed(document.components.schemas) };
  const valid = ajv.validate({ ...(closed(schema) as object), components }, body);
  return valid
    ? []
    : (ajv.errors ?? [])
        .slice(0, 5)
        .map(({ instancePath, message }) => `${name}: ${instancePath} ${message}`);
}

/** OpenAPI 3.0 in the words of JSON Schema: `nullable`, and objects that hold nothing but what is described. */
function closed(schema: unknown): any {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closed(value)]),
  ) as Record<string, unknown>;
  if (typeof rest['properties'] === 'object' && rest['type'] === 'object')
    rest['additionalProperties'] = false;
  if (nullable !== true) return rest;
  return { anyOf: [rest, { type: 'null' }] };
}
