import { mayAccess, rightOn, ROLES } from '@livres/api/contract';
import {
  answerOf,
  type AnswerShape,
  propertiesOf,
  shapeOf,
} from '@livres/api/dist/platform/http/answer-shape.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Request, testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { MARK, markedPersons } from '../factories/marked-persons.ts';
import { issueReceipts } from '../factories/receipt-settings.ts';
import { resourceOf, type StaffRoute, staffRoutesOf } from '../factories/staff-routes.ts';
import { matching } from '../factories/lists.ts';

const MASKED = ['lecteur', 'editeur'] as const;

let routes: StaffRoute[];
let ids: Record<string, string>;
const api = testApi();
beforeAll(async () => {
  await issueReceipts(api);
  const admin = await api.asStaff('administrateur');
  const campaign = await createCampaign(admin);
  ids = { ...(await markedPersons(api)), campaigns: String(campaign.id), settings: 'site_name' };
  routes = staffRoutesOf(api).filter(({ method }) => method === 'GET');
});

/** Where a route's record has no name of its own in the rights table. */
const RECORD_OF: Record<string, string> = { giving: 'campaigns', ':resource': 'campaigns' };

/** The address with a record that there is; nothing where no record of this kind was made. */
function addressOf({ path, resource }: StaffRoute): string {
  const id = ids[RECORD_OF[resource] ?? resource] ?? '1';
  return path
    .replace(':resource', 'campaigns')
    .replace(/:(id|slug_or_id|key)/, encodeURIComponent(id))
    .replace(/:(number|index)/, '1')
    .replace(':provider', 'stripe');
}

/** What one reads, headers included, on every route that a GET reaches. */
async function readAll(staff: Request): Promise<Map<string, { status: number; told: string }>> {
  const read = new Map<string, { status: number; told: string }>();
  for (const route of routes) {
    const { status, text, headers } = await staff(addressOf(route));
    read.set(route.path, { status, told: [...headers].join('\n') + text });
  }
  return read;
}

/** Free text that those who read masked may filter by. */
const OPEN_FILTERS = ['filter city', 'filter country', 'filter utm_campaign', 'filter utm_source'];
/** Names that they may sort by: of colleagues and of campaigns. */
const OPEN_NAMES = ['sort assigned_name', 'sort campaign_name', 'sort name'];

describe('somebody of each kind whom staff read of', () => {
  it('is told to administrators on many routes, and on none to those who read masked', async () => {
    const toAll = await readAll(await api.asStaff('administrateur'));
    const personal = [...toAll].filter(([, { told }]) => MARK.test(told)).map(([path]) => path);
    expect(personal.length).toBeGreaterThan(45);
    for (const resource of Object.keys(ids).filter(
      (name) => !/campaigns|settings|event|alerts|statements/.test(name),
    ))
      expect(
        personal.some((path) => path.includes(resource)),
        resource,
      ).toBe(true);
    for (const role of MASKED) {
      const read = await readAll(await api.asStaff(role));
      for (const [path, { status, told }] of read) {
        expect(status, `${role} ${path}`).toBeLessThan(500);
        expect(told, `${role} ${path}`).not.toMatch(MARK);
      }
      const shown = personal.filter((path) => read.get(path)!.status === 200);
      if (role === 'lecteur') expect(shown.length).toBeGreaterThan(30);
    }
  });

  it('is not found by a name, an address or a telephone, whatever list is asked', async () => {
    const reader = await api.asStaff('lecteur');
    const lists = routes.filter(
      ({ path, resource, action }) => isMasked(resource) && action === 'read' && !path.includes(':'),
    );
    expect(lists.length).toBeGreaterThan(20);
    for (const { path, handler } of lists) {
      const names = ['q', ...Object.keys(marksWithin(shapeOf(answerOf(handler)!)))];
      for (const name of names) {
        const asked = [
          matching({ [name]: 'zqx' }),
          `sort=${encodeURIComponent(JSON.stringify([name, 'ASC']))}`,
          `${name}=zqx`,
          `ordering=-${name}`,
        ];
        for (const query of asked) {
          const { status, body } = await reader(`${path}?${query}`);
          expect([status, body.type], `${path}?${query}`).toEqual([400, '/problems/donnees-invalides']);
        }
      }
    }
  });

  it('is found by no other filter or order of these lists: those of free text that stay are of things', async () => {
    const reader = await api.asStaff('lecteur');
    const { body: document } = await api.request('/openapi.json');
    const open = new Set<string>();
    for (const { path, resource } of routes) {
      const parameters = document.paths[`/api/v1${path}`]?.get.parameters ?? [];
      if (!isMasked(resource)) continue;
      for (const { name: parameter, description = '' } of parameters)
        for (const name of / : (.*)$/.exec(description)?.[1]?.split(', ') ?? []) {
          const asked = parameter === 'filter' ? { [name]: 'zqx' } : [name, 'ASC'];
          const query = `${parameter}=${encodeURIComponent(JSON.stringify(asked))}`;
          const { status } = await reader(`${path}?${query}`);
          if (status === 200) open.add(`${parameter} ${name}`);
        }
    }
    expect([...open].filter((one) => one.startsWith('filter')).toSorted()).toEqual(OPEN_FILTERS);
    const named = [...open].filter((one) => /name|mail|phone|address|postal|subject/.test(one));
    expect(named.toSorted()).toEqual(OPEN_NAMES);
  });

  it('is not searched in the audit log by those who read them masked', async () => {
    const search = encodeURIComponent(JSON.stringify({ q: 'Zqx' }));
    for (const role of MASKED) {
      const { status, body } = await (await api.asStaff(role))(`/admin/audit?filter=${search}`);
      expect([status, body]).toEqual([200, []]);
    }
  });
});

it('the audit log and the dashboard tell a role what happened to its own resources alone', async () => {
  for (const role of ROLES) {
    const staff = await api.asStaff(role);
    const { body: entries } = await staff('/admin/audit?range=[0,199]');
    for (const { resource } of entries) expect(mayAccess([role], resource, 'read'), resource).toBe(true);
    const { body: today } = await staff('/admin/dashboard');
    const blocks = {
      messages: 'contact-messages',
      campaigns: 'campaigns',
      articles: 'articles',
      events: 'events',
    };
    for (const [block, resource] of Object.entries(blocks))
      expect(today[block] !== null, `${role} ${block}`).toBe(mayAccess([role], resource, 'read'));
    for (const { resource } of today.recent) expect(mayAccess([role], resource, 'read')).toBe(true);
  }
});

describe('every answer that some role reads masked', () => {
  const PERSONAL =
    /name|email|phone|address|postal|message|note|body|subject|description|bio|reason|text|title|wording|counterparty|content|detail|siren|picture|assigned|people|label$/;
  /** Named like somebody's data, and not: why, by property, or by class and property. */
  const NOT_PERSONAL: Record<string, string> = {
    staff_name: 'a colleague, who signs what they did',
    assigned_name: 'a colleague',
    assigned_to: 'the number of a colleague; a name that may be a volunteer’s is marked',
    notes: 'how many there are; what they say is marked',
    campaign_name: 'public',
    event_title: 'public',
    'CheckInEvent.title': 'public',
    label: 'words of the product',
    file_name: 'of a statement, as a colleague called it',
    unassigned: 'a figure',
    missing_addresses: 'a figure',
    consent_text: 'what the site says',
    unsubscribe_reason: 'one of the site’s choices',
    utm_content: 'of a link that the association published',
    donation_details: 'the things, in the form’s choices',
    'ContactAssignee.name': 'a colleague',
    'StaffRecord.name': 'a colleague, who signs every change',
    'CaseAssignee.name': 'a colleague',
    'CaseTemplate.body': 'words of the product',
    'CaseTemplate.subject': 'words of the product',
    'MatchingPotRecord.campaign_title': 'public',
    'MatchingPotRecord.sponsor_name': 'public, beside what gifts become',
    'GoodsAlert.message': 'words of the product: a reference and a town',
    'PhysicalDonationEntry.text': 'words of the product; what people wrote is in details',
    'TimelineEntry.text': 'words of the product; what people wrote is in details',
    'ReasonFigure.reason': 'one of the site’s choices',
    'RejectedLine.reason': 'words of the product',
    'UnappliedPaymentRecord.reason': 'one of the product’s choices',
  };
  const isNobodys = (type: string, property: string) =>
    `${type}.${property}` in NOT_PERSONAL || property in NOT_PERSONAL;

  it('has its personal properties marked, or a reason here', () => {
    const masked = routes.filter(({ resource, action }) => isMasked(resource) && action === 'read');
    expect(masked.length).toBeGreaterThan(50);
    const unmarked = new Set<string>();
    for (const { path, handler } of masked) {
      const type = answerOf(handler);
      expect(type, `${path} describes its answer`).not.toBeNull();
      for (const [name, shape] of shapesWithin(type!))
        for (const property of shape)
          if (PERSONAL.test(property) && !isNobodys(name, property)) unmarked.add(`${name}.${property}`);
    }
    expect([...unmarked].toSorted()).toEqual([]);
  });
});

const isMasked = (resource: string) =>
  ROLES.some((role) => rightOn([role], resourceOf({ resource })) === 'masked');

function marksWithin(shape: AnswerShape, seen = new Set<AnswerShape>()): AnswerShape['marks'] {
  if (seen.has(shape)) return {};
  seen.add(shape);
  return Object.assign({}, shape.marks, ...Object.values(shape.inner).map((one) => marksWithin(one, seen)));
}

/** Of each class of an answer, by its name, the properties that are not marked. */
function shapesWithin(
  type: NonNullable<ReturnType<typeof answerOf>>,
  found = new Map<string, string[]>(),
): Map<string, string[]> {
  if (found.has(type.name)) return found;
  const { marks, inner } = shapeOf(type);
  found.set(
    type.name,
    propertiesOf(type).filter((name) => !Object.hasOwn(marks, name) && !inner[name]),
  );
  for (const { type: one } of Object.values(inner)) shapesWithin(one, found);
  return found;
}
