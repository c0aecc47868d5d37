import { mayAccess, RESOURCES, type Role, ROLES } from '@livres/api/contract';
import { ContentKindsService } from '@livres/api/dist/content/publishing/content-kinds.service.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { describedRoutesOf, resourceOf, type StaffRoute, staffRoutesOf } from '../factories/staff-routes.ts';

/** What anyone may call beside reading what is published: a decision for each. A new public route must be added here. */
const PUBLIC: Record<string, string> = {
  '/access': 'POST',
  '/access/second-factor': 'POST',
  '/articles/:id/view': 'POST',
  '/campaign-followers/:token': 'GET',
  '/campaign-followers/choices': 'POST',
  '/contact': 'POST',
  '/donations': 'POST',
  '/donations/:id': 'GET',
  '/donations/:id/campaign-news': 'GET PUT',
  '/donations/:id/card': 'GET PATCH',
  '/donations/:id/card/cancel': 'POST',
  '/donations/:id/preferences': 'PATCH',
  '/donations/:id/receipt': 'GET',
  '/donations/:id/retry': 'POST',
  '/donations/by-payment-intent/:payment_intent': 'GET',
  '/donations/confirm': 'POST',
  '/donations/create-payment-intent': 'POST',
  '/donations/options': 'GET',
  '/donations/payment-details/:payment_intent': 'GET',
  '/donations/recurring/confirmations/:token': 'GET POST',
  '/donations/recurring/track/:token': 'GET',
  '/donations/recurring/track/:token/renewal': 'POST',
  '/donations/send-receipt': 'POST',
  '/donations/subscriptions/:id/amount': 'PATCH',
  '/donations/subscriptions/:id/cancel': 'POST',
  '/donations/subscriptions/:id/frequency': 'PATCH',
  '/donations/subscriptions/:id/pause': 'POST',
  '/donations/subscriptions/:id/payment-method': 'POST',
  '/donations/subscriptions/:id/preferences': 'PATCH',
  '/donations/subscriptions/:id/resume': 'POST',
  '/donations/subscriptions/:id/skip': 'POST',
  '/donations/track/:token': 'GET',
  '/donations/track/:token/renewal': 'POST',
  '/donations/verify-payment/:session_id': 'GET',
  '/donations/webhook/:provider': 'POST PUT',
  '/event-registrations/track/:token/certificate.pdf': 'GET',
  '/event-registrations/track/:token/event.ics': 'GET',
  '/event-registrations/track/:token/tickets': 'GET',
  '/event-registrations/track/:token/tickets.pdf': 'GET',
  '/event-tickets/:code': 'GET',
  '/event-tickets/:code/ticket.pdf': 'GET',
  '/event-registrations/track/:token/tickets/guests': 'POST',
  '/event-registrations/track/:token/tickets/renew': 'POST',
  '/event-registrations/payments/:transaction_id': 'GET',
  '/event-registrations/track/:token': 'GET',
  '/event-registrations/track/:token/accept': 'POST',
  '/event-registrations/track/:token/again': 'POST',
  '/event-registrations/track/:token/cancel': 'POST',
  '/event-registrations/track/:token/changes': 'POST',
  '/event-registrations/track/:token/date': 'POST',
  '/event-registrations/track/:token/decline': 'POST',
  '/event-registrations/track/:token/renewal': 'POST',
  '/event-registrations/track/:token/seats': 'POST',
  '/events/:id/view': 'POST',
  '/events/:slug_or_id/calendar.ics': 'GET',
  '/events/:slug_or_id/confirm-payment': 'POST',
  '/events/:slug_or_id/create-payment-intent': 'POST',
  '/events/:slug_or_id/register': 'POST',
  '/events/:slug_or_id/registration-status': 'GET',
  '/events/:slug_or_id/resend-verification': 'POST',
  '/events/:slug_or_id/verify-email': 'POST',
  '/events/interest/stop': 'POST',
  '/events/:slug_or_id/interest-stats': 'GET',
  '/events/:slug_or_id/interested': 'POST DELETE',
  '/events/calendar.ics': 'GET',
  '/events/interest-stats/global': 'GET',
  '/health/link': 'GET',
  '/health/live': 'GET',
  '/health/ready': 'GET',
  '/media/files/:id/:name': 'GET',
  '/members/email-confirmations': 'POST',
  '/members/session': 'POST DELETE',
  '/members/sign-in-links': 'POST',
  '/metrics': 'GET',
  '/metrics/crud/yearly-progress': 'GET',
  '/metrics/locations': 'GET',
  '/metrics/regions': 'GET',
  '/newsletter-archive': 'GET',
  '/newsletter-archive/:slug': 'GET',
  '/newsletter/confirmations': 'POST',
  '/newsletter/deliveries': 'POST',
  '/newsletter/preference-links': 'POST',
  '/newsletter/preferences': 'PUT',
  '/newsletter/preferences/:token': 'GET',
  '/newsletter/subscriptions': 'POST',
  '/newsletter/unsubscriptions': 'POST',
  '/newsletter/unsubscriptions/undo': 'POST',
  '/payments/demo/:session_id': 'GET POST',
  '/personal-data/policy': 'GET',
  '/physical-donations': 'POST',
  '/physical-donations/:id/resend_code': 'POST',
  '/physical-donations/pictures': 'POST',
  '/physical-donations/pictures/:id/:name': 'GET',
  '/physical-donations/tracking': 'PUT',
  '/physical-donations/tracking/:token': 'GET',
  '/physical-donations/tracking/:token/calendar.ics': 'GET',
  '/physical-donations/tracking/cancellation': 'POST',
  '/physical-donations/verify_code': 'POST',
  '/pickup-rounds/shared/:token': 'GET',
  '/pickup-rounds/shared/complete': 'POST',
  '/pickup-rounds/shared/nobody_home': 'POST',
  '/pickup-rounds/shared/pictures': 'POST',
  '/receipts/:id/pdf': 'GET',
  '/receipts/verify/:code': 'GET',
  // For the site's own server alone: through the front door it is not found.
  '/page-views': 'POST',
  '/revision': 'GET',
  '/search': 'GET',
  '/settings/public': 'GET',
  '/matching-reports/:token': 'GET',
  '/matching-reports/:token/days.csv': 'GET',
  '/transparency': 'GET',
  '/transparency/years.csv': 'GET',
  '/tribute-cards/refusals': 'POST',
  '/universities/accompaniment-requests': 'POST',
  '/universities/ambassadors/apply': 'POST',
  '/universities/scholarship-alerts': 'POST PUT',
  '/universities/scholarship-alerts/confirm': 'POST',
  '/universities/scholarship-alerts/show': 'POST',
  '/universities/scholarship-alerts/stop': 'POST',
  '/universities/scholarship-favorites/add_favorite': 'POST',
  '/universities/scholarship-favorites/reminders': 'GET POST DELETE',
  '/universities/scholarship-favorites/reminders/confirm': 'POST',
  '/universities/scholarship-favorites/reminders/show': 'POST',
  '/universities/scholarship-favorites/reminders/stop': 'POST',
  '/universities/scholarship-favorites/remove_favorite': 'POST',
  '/universities/scholarships': 'GET',
  '/universities/scholarships/:id/calendar.ics': 'GET',
  '/universities/scholarships/:id/similar': 'GET',
  '/universities/scholarships/:id/view': 'POST',
  '/universities/scholarships/:slug_or_id': 'GET',
  '/universities/scholarships/calendar.ics': 'GET',
  '/universities/scholarships/countries': 'GET',
  '/universities/scholarships/eligibility': 'GET',
  '/universities/scholarships/facets': 'GET',
  '/universities/scholarships/favorites': 'GET POST DELETE',
  '/universities/scholarships/favorites/:id': 'GET POST DELETE',
  '/universities/scholarships/featured': 'GET',
  '/universities/scholarships/fields_of_study': 'GET',
  '/universities/scholarships/statistics': 'GET',
  '/universities/scholarships/stats': 'GET',
  '/verify-email': 'POST',
};

/** What whoever signed in at /mon-compte may call. */
const MEMBER: Record<string, string> = {
  '/donations/my': 'GET',
  '/donations/recurring/my': 'GET',
  '/member-space': 'GET',
  '/member-space/export': 'GET',
  '/member-space/export/archive': 'GET',
  '/member-space/links': 'POST',
  '/member-space/waiting-receipts': 'POST',
  '/members/me': 'GET PUT',
  '/members/me/deletion': 'POST',
  '/members/me/email': 'POST',
  '/members/sessions': 'DELETE',
  '/universities/scholarship-alerts/mine': 'GET',
  '/universities/scholarship-alerts/mine/:id': 'PUT DELETE',
};

/**
 * A staff route is on the resource that its address names last; a GET reads, `export` and `files` export, any other
 * method writes. Those that are not so:
 */
const NOT_AS_NAMED: Record<string, string> = {
  // The codes and devices of a colleague, and files that show more than the lists.
  'GET /admin/staff/:id/access': 'staff write',
  'GET /admin/users/:id': 'users export',
  'GET /donations/user/:id': 'donations export',
  'GET /donations/recurring/user/:id': 'recurring-gifts export',
  'GET /admin/accounting/fec': 'accounting export',
  'GET /admin/accounting/fec-description': 'accounting export',
  'GET /admin/accounting/journal.csv': 'accounting export',
  'GET /admin/events/:id/interests': 'event-interests export',
  'GET /admin/event-registrations/export.xlsx': 'event-registrations export',
  'GET /admin/event-registrations/people/export.xlsx': 'event-registrations export',
  'GET /admin/event-registrations/:id/check-in/list.pdf': 'event-registrations export',
  'GET /admin/event-registrations/:id/check-in/badges.pdf': 'event-registrations export',
  // Money is for the treasurer and administrators.
  'POST /admin/event-registrations/:id/payment': 'event-payments write',
  'POST /admin/event-registrations/:id/refunds': 'event-payments write',
  'POST /admin/event-registrations/:id/refunds/:refund/end': 'event-payments write',
  'GET /admin/donation-transactions/people': 'donation-transactions write',
  'GET /admin/donation-transactions/:id/slip.pdf': 'donation-transactions export',
  'GET /admin/donation-transactions/:id/labels.pdf': 'donation-transactions export',
  // Of a form that only who writes fills in.
  'GET /admin/:resource/import/template': ':resource write',
  'GET /admin/newsletter-subscribers/import/template': 'newsletter-subscribers write',
  // Of settings, treasurers change those of receipts alone; the route looks which one it is.
  'GET /admin/setting-pictures/:key': 'receipt-settings write',
  'POST /admin/setting-pictures/:key': 'receipt-settings write',
  'PUT /admin/settings/:key': 'receipt-settings write',
  'PATCH /settings/:key/update_value': 'receipt-settings write',
  'POST /settings/bulk_update': 'receipt-settings write',
  // They show and keep nothing.
  'POST /admin/:resource/:id/preview': ':resource read',
  'POST /admin/scholarships/rendering': 'scholarships read',
  'POST /admin/newsletter-audiences/count': 'newsletters read',
  // Whoever asks gives the address of a person.
  'POST /admin/newsletter-audiences/reasons': 'newsletter-subscribers export',
  // Their addresses name something else.
  'GET /admin/newsletter-figures': 'newsletters read',
  'GET /admin/campaign-update-mailings': 'campaign-updates read',
  'GET /admin/personal-data/record': 'processing-record read',
  'GET /admin/personal-data/record.csv': 'processing-record read',
  'GET /donations/stats': 'giving read',
  'GET /admin/giving/today': 'donations read',
  'GET /admin/analytics/donors': 'giving read',
  'GET /admin/analytics/flow': 'giving read',
  // Sums of nobody: who reads them may take them.
  'GET /admin/analytics/measures/export': 'analytics read',
  'GET /admin/analytics/visits/export': 'analytics read',
  // What one keeps in one's own menu.
  'GET /admin/analytics/pins': 'analytics-questions read',
  'POST /admin/analytics/pins': 'analytics-questions write',
  'DELETE /admin/analytics/pins/:id': 'analytics-questions write',
  'GET /admin/analytics/campaigns': 'giving read',
  'GET /admin/analytics/campaigns/:id': 'giving read',
  'GET /admin/expenses/:id/document': 'expenses export',
  'GET /admin/giving/campaigns/:id': 'giving read',
  'POST /admin/scholarship-links/checks': 'scholarships write',
  'GET /settings-categories': 'settings read',
  'GET /admin/pickup-calendar': 'pickup-rounds read',
};

const TWO_ROLES = ['tresorier', 'accueil'] as const;
const LEAVING = 'DELETE /access';

let routes: StaffRoute[];
/** The sessions of each role, and of somebody with two. */
let sessions: { roles: readonly Role[]; token: string }[];
const api = testApi();
beforeAll(async () => {
  await createCampaign(await api.asStaff('editeur'));
  routes = staffRoutesOf(api).filter((route) => nameOf(route) !== LEAVING);
  sessions = [{ roles: TWO_ROLES, token: await tokenOfBoth() }];
  for (const role of ROLES) sessions.push({ roles: [role], token: await api.tokenOf(role) });
});

async function tokenOfBoth(): Promise<string> {
  const administrator = await api.asStaff('administrateur');
  const issued = await administrator('/admin/staff', { body: { name: 'Deux rôles', roles: TWO_ROLES } });
  return (await api.request('/access/', { body: { code: issued.body.code } })).body.token;
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const namesIn = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([path, methods]) => methods.split(' ').map((method) => `${method} ${path}`));

/** A list of a kind of content, or a record of it by its address. */
function readsPublished({ method, path }: { method: string; path: string }): boolean {
  const resource = /^\/([\w-]+)(?:\/:slug_or_id)?$/.exec(path)?.[1];
  return (
    method === 'GET' && resource !== undefined && api.app.get(ContentKindsService).find(resource) !== null
  );
}

/** The routes that the running api really has, Nest's and Fastify's own. */
function servedRoutes(): string[] {
  const tree: string = api.app
    .getHttpAdapter()
    .getInstance()
    .printRoutes({ commonPrefix: false, includeHooks: false });
  const served: string[] = [];
  const path: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^([│\s├└─]*)(\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match?.[2]) continue;
    const depth = match[1]!.length / 4;
    path[depth - 1] = match[2]!;
    path.length = depth;
    for (const method of match[3]?.split(', ') ?? []) served.push(`${method} ${path.join('')}`);
  }
  return served;
}

/** Where two routes share a place, the router shows both names of its parameter. */
const unnamed = (route: string) => route.replace(/:[a-z_|:]+/g, ':x');

describe('every route', () => {
  it('is one that a controller’s decorators describe, and says who may call it', () => {
    const ours = servedRoutes().filter(
      (route) => !/^(HEAD|OPTIONS) |\/docs|openapi\.json|^GET \/metrics|\*/.test(route),
    );
    const normal = new Set(ours.map((route) => unnamed(route.replace(/\/$/, '').replace(' /api/v1', ' '))));
    const described = describedRoutesOf(api);
    expect(described.length).toBeGreaterThan(450);
    expect([...normal].toSorted()).toEqual(
      [...new Set(described.map((route) => unnamed(nameOf(route))))].toSorted(),
    );
    expect(described.filter(({ audience }) => !audience).map(nameOf)).toEqual([]);
  });

  it('that reads what is published is public', () => {
    const reading = describedRoutesOf(api).filter(readsPublished);
    expect(reading.length).toBeGreaterThan(10);
    expect(reading.filter(({ audience }) => audience?.kind !== 'public').map(nameOf)).toEqual([]);
  });

  it.each([
    ['public', PUBLIC],
    ['member', MEMBER],
  ])('that is %s otherwise was meant to be', (kind, meant) => {
    const described = describedRoutesOf(api).filter(({ audience }) => audience?.kind === kind);
    const others = described.filter((route) => !readsPublished(route));
    expect(others.map(nameOf).toSorted()).toEqual(namesIn(meant).toSorted());
  });

  it('that is for staff is on the resource that it names, to read it or to write', () => {
    const known = new Set<string>([...RESOURCES, ':resource']);
    const asNamed = (route: StaffRoute) => {
      const parts = route.path.split('/');
      const resource = parts[1] === 'access' ? 'session' : parts.findLast((part) => known.has(part));
      const isExport = ['export', 'files'].includes(parts.at(-1)!);
      return `${resource} ${isExport ? 'export' : route.method === 'GET' ? 'read' : 'write'}`;
    };
    expect(routes.length).toBeGreaterThan(300);
    const others = routes.filter((route) => `${route.resource} ${route.action}` !== asNamed(route));
    expect(
      Object.fromEntries(others.map((route) => [nameOf(route), `${route.resource} ${route.action}`])),
    ).toEqual(NOT_AS_NAMED);
    for (const route of routes) expect(RESOURCES).toContain(resourceOf(route));
  });
});

const addressOf = ({ path }: { path: string }) =>
  `/api/v1${path}`
    .replace(':slug_or_id', '1')
    .replace(':resource', 'campaigns')
    .replace(':id', '1')
    .replace(':number', '1')
    .replace(':name', 'x')
    .replace(':key', 'legal_name');

/** Asks within the process: thousands of connections would take longer than the answers. */
async function ask(
  route: { method: string; path: string },
  headers: Record<string, string> = {},
  address = addressOf(route),
) {
  const { statusCode, body } = await api.app
    .getHttpAdapter()
    .getInstance()
    .inject({
      method: route.method as 'GET',
      url: address,
      headers,
      ...(/POST|PUT|PATCH/.test(route.method) && { payload: {} }),
    });
  return { status: statusCode, body };
}

const asStaff = (token: string) => ({ authorization: `Bearer ${token}` });
const typeOf = (body: string): string => (body.startsWith('{') ? JSON.parse(body).type : body);

describe('a staff route', () => {
  it('refuses a stranger and a made-up token, before saying whether the thing exists', async () => {
    const faults: string[] = [];
    for (const route of routes) {
      for (const headers of [{}, asStaff('x'.repeat(43)), asStaff('court')]) {
        const { status, body } = await ask(route, headers);
        if (status !== 401 || typeOf(body) !== '/problems/session-absente')
          faults.push(`${nameOf(route)}: ${status} ${body}`);
      }
      const unknown = await ask(route, {}, addressOf(route).replace('/1', '/424242'));
      if (unknown.status !== 401) faults.push(`${nameOf(route)}, of none: ${unknown.status}`);
    }
    expect(faults).toEqual([]);
  });

  it('opens to whom the table gives its right, and to nobody else', async () => {
    const faults: string[] = [];
    let opened = 0;
    for (const route of routes)
      for (const { roles, token } of sessions) {
        const { status } = await ask(route, asStaff(token));
        const isOpen = status < 500 && status !== 401 && status !== 403;
        if (isOpen) opened += 1;
        if (mayAccess(roles, resourceOf(route), route.action) ? !isOpen : status !== 403)
          faults.push(`${nameOf(route)}, ${roles.join(' and ')}: ${status}`);
      }
    expect(faults).toEqual([]);
    expect(opened).toBeGreaterThan(routes.length);
  });
});

describe('a member route', () => {
  it('refuses a stranger, a made-up cookie and staff alike', async () => {
    const staff = asStaff(await api.tokenOf('administrateur'));
    const faults: string[] = [];
    for (const route of describedRoutesOf(api).filter(({ audience }) => audience?.kind === 'member'))
      for (const cookie of ['', `membre=${'x'.repeat(43)}`, 'membre=']) {
        const { status, body } = await ask(route, { ...staff, ...(cookie && { cookie }) });
        if (status !== 401 || typeOf(body) !== '/problems/connexion-requise')
          faults.push(`${nameOf(route)}, ${cookie}: ${status} ${body}`);
      }
    expect(faults).toEqual([]);
  });
});

it('the reader can leave', async () => {
  const leaving = { method: 'DELETE', path: '/access' };
  expect((await ask(leaving, asStaff(await api.tokenOf('lecteur')))).status).toBe(204);
});
