import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MatchingPotRecord, MatchingReportLink } from '@livres/api/contract';
import { accepted } from '../factories/answers.ts';
import { testApi, put, adminOf } from '../factories/api.ts';
import { fillNews } from '../factories/articles.ts';
import { aCollection, raiseAlert } from '../factories/collections.ts';
import { ACCOMPANIMENT, APPLICATIONS, applied, requested } from '../factories/cases.ts';
import { FollowerMailboxesService } from '@livres/api/dist/giving/campaign-followers/follower-mailboxes.service.js';
import { DataSource } from 'typeorm';
import { publishUpdate } from '../factories/campaign-updates.ts';
import { createCampaign, enterGift } from '../factories/campaigns.ts';
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  readOpenApi,
  type Schema,
} from '../factories/open-api.ts';
import { giversOf } from '../factories/donations.ts';
import { emailTo } from '../factories/emails.ts';
import { signInMember } from '../factories/members.ts';
import { createEvent } from '../factories/events.ts';
import { aMatchingPot } from '../factories/matching.ts';
import { createFolder } from '../factories/media-folders.ts';
import { encodedPicture, uploaded } from '../factories/pictures.ts';
import { createPartner, createProject } from '../factories/projects-and-partners.ts';
import { aGift, issueReceipts } from '../factories/receipts.ts';
import { scholarshipRow } from '../factories/scholarship-rows.ts';
import { bankCsv, statementForm } from '../factories/transfers.ts';
import { eventually } from '../factories/waiting.ts';

let cookie = '';
let document: OpenApiDocument;
let operations: Operation[];

const api = testApi();
const admin = adminOf(api);
beforeAll(async () => {
  document = await readOpenApi(api.request);
  operations = operationsOf(document);
});

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

  it('is true: every reading route answers what it says', async () => {
    const ids = await fillEveryList();
    const readings = operations.filter(({ method }) => method === 'GET');
    const untrue: string[] = [];
    for (const { path, name, responses } of readings) {
      const asked = pathWith(path, ids).replace('/api/v1', '');
      const { status, body, headers } = await admin(asked, { headers: { cookie } });
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
  await enterGift(api, campaign.id, 'money', 12_345);
  const changes = { version: campaign.version, location: 'Yaoundé', featured: true };
  await put(admin, `/admin/campaigns/${campaign.id}`, changes);
  await admin(`/admin/campaigns/${binned.id}`, { method: 'DELETE' });
  const event = await createEvent(admin);
  const partner = await createPartner(admin, { logo_id: picture.id, since: 2015 });
  const project = await createProject(admin, { partner_ids: [partner.id], campaign_id: campaign.id });
  await createProject(admin, { featured_image_id: picture.id, start_date: '2026-01-01' });
  const { body: member } = await admin('/admin/staff', { body: { name: 'Awa Ndiaye', roles: ['lecteur'] } });
  const [place] = (await admin('/admin/location-metrics')).body;
  const [year] = (await admin('/admin/yearly-progress')).body;
  const email = await eventually('the letter', async () => (await admin('/admin/system/outbox')).body[0]);
  const [, id = '', name = ''] = /files\/(\d+)\/(.+)$/.exec(picture.webp[0]!.url) ?? [];
  const update = await publishUpdate(admin, campaign.id, { featured_image_id: picture.id });
  const [followed] = await api.query(
    `INSERT INTO campaign_followers (campaign_id, email, source, consent_version, consent_at, updated_at)
     VALUES ($1, 'suit@example.org', 'gift_form', '2026-11', now(), now()) RETURNING id`,
    [campaign.id],
  );
  const mailboxes = api.app.get(FollowerMailboxesService, { strict: false });
  const token = await mailboxes.token(api.app.get(DataSource).manager, followed.id);
  const pot = await accepted<MatchingPotRecord>(
    admin('/admin/matching-pots', { body: aMatchingPot({ campaign_id: campaign.id }) }),
  );
  const link = await accepted<MatchingReportLink>(
    admin(`/admin/matching-pots/${pot.id}/report-link`, { body: {} }),
  );
  return {
    '/api/v1/admin/matching-pots/': pot.id,
    '/api/v1/matching-reports/': link.url.slice(link.url.lastIndexOf('/') + 1),
    '/api/v1/admin/campaign-updates/': String(update.id),
    '/api/v1/campaign-updates/': update.slug,
    '/api/v1/campaign-followers/': token,
    ...(await fillNews(admin, picture.id)),
    ...(await fillCorrespondence()),
    ...(await fillCases()),
    ...(await fillCollections()),
    ...(await fillGifts(campaign.id)),
    ...(await fillScholarships()),
    '/api/v1/admin/campaigns/': String(campaign.id),
    '/api/v1/admin/events/': String(event.id),
    '/api/v1/admin/location-metrics/': String(place.id),
    '/api/v1/metrics/crud/location-metrics/': String(place.id),
    '/api/v1/admin/yearly-progress/': String(year.id),
    '/api/v1/metrics/crud/yearly-progress/': String(year.id),
    '/api/v1/admin/metrics/': 'books_distributed',
    '/api/v1/admin/media/': String(picture.id),
    '/api/v1/admin/media-folders/': String((await createFolder(admin)).id),
    '/api/v1/admin/pages/': 'a-propos',
    '/api/v1/admin/partners/': String(partner.id),
    '/api/v1/admin/projects/': String(project.id),
    '/api/v1/admin/settings/': 'site_name',
    '/api/v1/admin/setting-pictures/': 'signatory_signature',
    '/api/v1/admin/staff/': String(member.id),
    '/api/v1/admin/system/outbox/': email.id,
    '/api/v1/campaigns/': campaign.slug,
    '/api/v1/events/': event.slug,
    '/api/v1/pages/': 'collecte',
    '/api/v1/projects/': project.slug,
    '/api/v1/media/files/': `${id}/${name}`,
  };
}

/** A message from the site, and a subscriber with the token of an email. */
async function fillCorrespondence(): Promise<Record<string, string>> {
  const written = { name: 'Awa', email: 'awa@example.org', subject: 'Livres', message: 'Bonjour' };
  await api.request('/contact/', { body: written });
  const [message] = (await admin('/admin/contact-messages')).body;
  await admin(`/admin/contact-messages/${message.id}/notes`, { body: { body: 'À rappeler.' } });
  const person = { email: 'paul@example.org', consent_proof: 'Bulletin signé' };
  const { body: subscriber } = await admin('/admin/newsletter-subscribers', { body: person });
  const { text } = await emailTo(api.varFolder, person.email, 'confirmée');
  return {
    '/api/v1/admin/contact-messages/': String(message.id),
    '/api/v1/admin/newsletter-subscribers/': String(subscriber.id),
    '/api/v1/newsletter/preferences/': /preferences\/([\w-]+)/.exec(text)![1]!,
  };
}

/** A request that was answered, and an application. */
async function fillCases(): Promise<Record<string, string>> {
  const request = await requested(api, admin);
  await admin(`${ACCOMPANIMENT}/${request.id}/letters`, {
    body: { subject: 'Bonjour', body: 'Voici.', status: 'answered', version: request.version },
  });
  const application = await applied(api, admin);
  return { [`/api/v1${ACCOMPANIMENT}/`]: request.id, [`/api/v1${APPLICATIONS}/`]: application.id };
}

/** Donations of things at every stage of their collection, with their alerts. */
async function fillCollections(): Promise<Record<string, string>> {
  const waiting = await aCollection(api);
  await raiseAlert(api, waiting);
  const today = parisDay(new Date());
  const plan = { pickup_date: today, pickup_slot: 'Matin (8h-12h)', assigned_to: 'Moussa' };
  const planned = await aCollection(api, 'contacted');
  const path = `/admin/donation-transactions/${planned.transaction}`;
  await admin(`${path}/schedule_pickup`, { body: plan });
  await aCollection(api, 'completed', {
    transaction: { collected: JSON.stringify([{ kind: 'books', category: 'Fiction', quantity: 3 }]) },
  });
  const { body: link } = await admin('/admin/pickup-rounds/link', {
    body: { date: today, assigned_to: 'Moussa' },
  });
  const [alert] = (await admin('/admin/donation-alerts')).body;
  const email = await emailTo(api.varFolder, planned.email, 'Nous passons');
  const { body: picture } = await admin(`/admin/physical-donations/${planned.donation}/pictures`, {
    method: 'POST',
    body: await pictureForm(),
  });
  return {
    '/api/v1/physical-donations/': planned.donation,
    '/api/v1/admin/physical-donations/': planned.donation,
    '/api/v1/physical-donations/pictures/': picture.url.split('/pictures/')[1],
    '/api/v1/donation-alerts/': alert.id,
    '/api/v1/admin/donation-alerts/': alert.id,
    '/api/v1/donation-transactions/': planned.transaction,
    '/api/v1/admin/donation-transactions/': planned.transaction,
    '/api/v1/pickup-rounds/shared/': link.token,
    '/api/v1/physical-donations/tracking/': /suivi\/([\w-]+)/.exec(email.text)![1]!,
  };
}

/** Gifts of money by a member: one that comes again, one with its receipt, and a line of the bank's. */
async function fillGifts(campaign: number): Promise<Record<string, string>> {
  await issueReceipts(api);
  const donor = {
    email: 'donatrice@example.org',
    first_name: 'Hélène',
    last_name: 'Œuvrard',
    street_address: '12 rue de l’Église',
    postal_code: '69003',
    city: 'Lyon',
    campaign,
  };
  const member = await signInMember(api, donor.email);
  cookie = member.cookie;
  const givers = giversOf(api);
  const paid = async (over: object) => {
    const gift = await givers.given({ ...donor, ...over });
    await givers.act(givers.sessionOf(gift), { act: 'succeed' });
    return eventually('the payment', async () => {
      const view = await givers.read(gift);
      return view.status === 'succeeded' ? { ...gift, view, session: givers.sessionOf(gift) } : null;
    });
  };
  const monthly = await paid({ frequency: 'monthly' });
  const once = await paid({});
  // The demonstration moves no money: a cheque does, and has a receipt.
  await aGift(api, { email: donor.email });
  const receipt = await eventually('the receipt', async () => (await admin('/admin/receipts')).body[0]);
  const [{ provider_payment_id, code }] =
    await api.sql`SELECT provider_payment_id, (SELECT code FROM receipts LIMIT 1) AS code FROM donations WHERE id = ${once.id}`;
  const [person] = (await admin('/admin/users')).body;
  const statement = statementForm(bankCsv([{ wording: 'VIR DON', amount: '50,00' }]));
  await admin('/admin/bank-statements/import', { body: statement });
  const [line] = (await admin('/admin/bank-lines')).body;
  const started = await emailTo(api.varFolder, donor.email, 'en place');
  const token = /regulier\/([\w-]{43})/.exec(started.text)![1]!;
  await api.request(`/donations/subscriptions/${monthly.view.recurringGiftId}/amount/`, {
    method: 'PATCH',
    body: { amount: 500 },
    headers: { 'x-donation-token': token },
  });
  const raised = await emailTo(api.varFolder, donor.email, 'À confirmer');
  const mailed = await eventually('the receipt’s letter', async () =>
    (await admin('/admin/system/outbox')).body.find(({ subject }: { subject: string }) =>
      subject.startsWith('Votre reçu fiscal n°'),
    ),
  );
  const attachment = '/api/v1/admin/system/outbox/{id}/attachments/{index}';
  return {
    '/api/v1/donations/': once.id,
    '/api/v1/donations/track/': once.token,
    '/api/v1/donations/user/': person.id,
    '/api/v1/donations/verify-payment/': once.session,
    '/api/v1/donations/payment-details/': provider_payment_id,
    '/api/v1/donations/by-payment-intent/': provider_payment_id,
    '/api/v1/donations/recurring/user/': person.id,
    '/api/v1/donations/recurring/track/': token,
    '/api/v1/donations/recurring/confirmations/': /confirmer\/([\w-]{43})/.exec(raised.text)![1]!,
    '/api/v1/payments/demo/': once.session,
    '/api/v1/receipts/': receipt.id,
    '/api/v1/receipts/verify/': code,
    '/api/v1/admin/receipts/': receipt.id,
    '/api/v1/admin/donations/': once.id,
    '/api/v1/admin/recurring-gifts/': monthly.view.recurringGiftId!,
    '/api/v1/admin/users/': person.id,
    '/api/v1/admin/giving/campaigns/': String(campaign),
    '/api/v1/admin/bank-lines/': line.id,
    [attachment]: attachment.replace('{id}', mailed.id).replace('{index}', '0'),
  };
}

/** Scholarships that say all and that say little, with what the member keeps and follows of them. */
async function fillScholarships(): Promise<Record<string, string>> {
  const id = await scholarshipRow(api, {
    amount: 12e5,
    duration_months: 24,
    min_gpa: 3.2,
    is_featured: true,
    language_requirements: '{"Français":"B2"}',
    eligible_countries: ['Cameroun', 'Tchad'],
    description: 'Une bourse **entière**.',
    application_url: 'https://bourses.example.org/',
  });
  await scholarshipRow(api);
  const headers = { cookie };
  const calendar = '/api/v1/universities/scholarships/calendar.ics';
  await api.request(`/universities/scholarships/favorites/${id}/`, { method: 'POST', headers });
  const search = { country: 'France', level: 'master', min_amount: 500, is_featured: true };
  await api.request('/universities/scholarship-alerts/', {
    body: { email: 'donatrice@example.org', frequency: 'daily', filters: search, consent: true },
    headers,
  });
  return {
    [calendar]: `${calendar}?ids=${id}`,
    '/api/v1/universities/scholarships/': String(id),
    '/api/v1/universities/scholarships/favorites/': String(id),
    '/api/v1/admin/scholarships/': String(id),
  };
}

async function pictureForm(): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await encodedPicture('jpeg'))]), 'cartons.jpg');
  return form;
}

function pathWith(described: string, ids: Record<string, string>): string {
  if (ids[described]) return ids[described];
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
