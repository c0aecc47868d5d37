import { ROLES } from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';

type Who = 'public' | (typeof ROLES)[number];

/** Who may call what: every route of the api, and the least that it asks for. A new route must be added here. */
const ROUTES: Record<string, Who[]> = {
  'GET /health/live': ['public'],
  'GET /health/ready': ['public'],
  'GET /api/v1/revision': ['public'],
  'GET /api/v1/campaigns': ['public'],
  'GET /api/v1/campaigns/:slug_or_id': ['public'],
  'GET /api/v1/media/files/:id/:name': ['public'],
  'GET /api/v1/search': ['public'],
  'GET /api/v1/settings/public': ['public'],
  'POST /api/v1/access': ['public'],
  'GET /api/v1/access': ['lecteur', 'editeur', 'administrateur'],
  'DELETE /api/v1/access': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/audit': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/dashboard': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/campaigns': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/campaigns/export': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/campaigns/:slug_or_id': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/campaigns': ['editeur', 'administrateur'],
  'POST /api/v1/admin/campaigns/bulk': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/campaigns/:id': ['editeur', 'administrateur'],
  'POST /api/v1/admin/:resource/acts': ['editeur', 'administrateur'],
  'GET /api/v1/articles': ['public'],
  'GET /api/v1/articles/:slug_or_id': ['public'],
  'POST /api/v1/articles/:id/view': ['public'],
  'GET /api/v1/categories': ['public'],
  'GET /api/v1/tags': ['public'],
  'GET /api/v1/admin/articles': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/articles/export': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/articles/:slug_or_id': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/articles': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/articles/:id': ['editeur', 'administrateur'],
  'GET /api/v1/admin/categories': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/categories/export': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/categories/:slug_or_id': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/categories': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/categories/:id': ['editeur', 'administrateur'],
  'GET /api/v1/admin/tags': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/tags/export': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/tags/:slug_or_id': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/tags': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/tags/:id': ['editeur', 'administrateur'],
  'POST /api/v1/admin/articles/bulk': ['editeur', 'administrateur'],
  'POST /api/v1/admin/tags/:id/merge': ['editeur', 'administrateur'],
  'POST /api/v1/admin/:resource/import': ['editeur', 'administrateur'],
  'GET /api/v1/admin/:resource/import/template': ['editeur', 'administrateur'],
  'POST /api/v1/admin/:resource/:id/publish': ['editeur', 'administrateur'],
  'POST /api/v1/admin/:resource/:id/unschedule': ['editeur', 'administrateur'],
  'POST /api/v1/admin/:resource/:id/withdraw': ['editeur', 'administrateur'],
  'POST /api/v1/admin/:resource/:id/discard': ['editeur', 'administrateur'],
  'POST /api/v1/admin/:resource/:id/restore': ['editeur', 'administrateur'],
  'POST /api/v1/admin/:resource/:id/editions/:number/restore': ['editeur', 'administrateur'],
  'DELETE /api/v1/admin/:resource/:id': ['editeur', 'administrateur'],
  'GET /api/v1/admin/:resource/:id/editions': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/:resource/:id/editions/:number': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/:resource/:id/history': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/:resource/:id/preview': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/events': ['public'],
  'GET /api/v1/events/calendar.ics': ['public'],
  'GET /api/v1/events/interest-stats/global': ['public'],
  'GET /api/v1/events/:slug_or_id': ['public'],
  'GET /api/v1/events/:slug_or_id/calendar.ics': ['public'],
  'GET /api/v1/events/:slug_or_id/interest-stats': ['public'],
  'POST /api/v1/events/:id/view': ['public'],
  'POST /api/v1/events/:slug_or_id/interested': ['public'],
  'DELETE /api/v1/events/:slug_or_id/interested': ['public'],
  'GET /api/v1/admin/events': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/events/export': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/events/:slug_or_id': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/events': ['editeur', 'administrateur'],
  'POST /api/v1/admin/events/bulk': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/events/:id': ['editeur', 'administrateur'],
  'POST /api/v1/admin/events/:id/cancel': ['editeur', 'administrateur'],
  'POST /api/v1/admin/events/:id/reinstate': ['editeur', 'administrateur'],
  'GET /api/v1/admin/events/:id/interests': ['administrateur'],
  'GET /api/v1/partners': ['public'],
  'GET /api/v1/projects': ['public'],
  'GET /api/v1/projects/:slug_or_id': ['public'],
  'GET /api/v1/pages': ['public'],
  'GET /api/v1/pages/:slug_or_id': ['public'],
  'GET /api/v1/admin/partners': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/partners/export': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/partners/:slug_or_id': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/partners': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/partners/:id': ['editeur', 'administrateur'],
  'POST /api/v1/admin/partners/order': ['editeur', 'administrateur'],
  'GET /api/v1/admin/projects': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/projects/export': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/projects/:slug_or_id': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/projects': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/projects/:id': ['editeur', 'administrateur'],
  'POST /api/v1/admin/projects/order': ['editeur', 'administrateur'],
  'GET /api/v1/admin/pages': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/pages/export': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/pages/:slug_or_id': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/pages': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/pages/:id': ['editeur', 'administrateur'],
  'GET /api/v1/admin/media': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/media/:id': ['lecteur', 'editeur', 'administrateur'],
  'GET /api/v1/admin/media/:id/history': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/media/move': ['editeur', 'administrateur'],
  'POST /api/v1/admin/media/bin': ['editeur', 'administrateur'],
  'POST /api/v1/admin/media/restore': ['editeur', 'administrateur'],
  'GET /api/v1/admin/media-folders': ['lecteur', 'editeur', 'administrateur'],
  'POST /api/v1/admin/media-folders': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/media-folders/:id': ['editeur', 'administrateur'],
  'DELETE /api/v1/admin/media-folders/:id': ['editeur', 'administrateur'],
  'POST /api/v1/admin/media': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/media/:id': ['editeur', 'administrateur'],
  'DELETE /api/v1/admin/media/:id': ['editeur', 'administrateur'],
  'POST /api/v1/admin/media/:id/restore': ['editeur', 'administrateur'],
  'GET /api/v1/admin/settings': ['administrateur'],
  'GET /api/v1/admin/settings/:key': ['administrateur'],
  'GET /api/v1/admin/settings/:key/history': ['administrateur'],
  'PUT /api/v1/admin/settings/:key': ['administrateur'],
  'POST /api/v1/contact': ['public'],
  'POST /api/v1/newsletter/subscriptions': ['public'],
  'POST /api/v1/newsletter/confirmations': ['public'],
  'POST /api/v1/newsletter/unsubscriptions': ['public'],
  'GET /api/v1/newsletter/preferences/:token': ['public'],
  'PUT /api/v1/newsletter/preferences': ['public'],
  'GET /api/v1/admin/contact-messages': ['editeur', 'administrateur'],
  'GET /api/v1/admin/contact-messages/figures': ['editeur', 'administrateur'],
  'GET /api/v1/admin/contact-messages/assignees': ['editeur', 'administrateur'],
  'GET /api/v1/admin/contact-messages/export': ['editeur', 'administrateur'],
  'GET /api/v1/admin/contact-messages/:id': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/contact-messages/:id': ['editeur', 'administrateur'],
  'DELETE /api/v1/admin/contact-messages/:id': ['editeur', 'administrateur'],
  'POST /api/v1/admin/contact-messages/:id/read': ['editeur', 'administrateur'],
  'POST /api/v1/admin/contact-messages/:id/replies': ['editeur', 'administrateur'],
  'POST /api/v1/admin/contact-messages/:id/notes': ['editeur', 'administrateur'],
  'POST /api/v1/admin/contact-messages/:id/restore': ['editeur', 'administrateur'],
  'GET /api/v1/admin/contact-messages/:id/history': ['editeur', 'administrateur'],
  'GET /api/v1/admin/newsletter-subscribers': ['editeur', 'administrateur'],
  'GET /api/v1/admin/newsletter-subscribers/figures': ['editeur', 'administrateur'],
  'GET /api/v1/admin/newsletter-subscribers/export': ['editeur', 'administrateur'],
  'GET /api/v1/admin/newsletter-subscribers/import/template': ['editeur', 'administrateur'],
  'POST /api/v1/admin/newsletter-subscribers/import': ['editeur', 'administrateur'],
  'GET /api/v1/admin/newsletter-subscribers/:id': ['editeur', 'administrateur'],
  'POST /api/v1/admin/newsletter-subscribers': ['editeur', 'administrateur'],
  'PUT /api/v1/admin/newsletter-subscribers/:id': ['editeur', 'administrateur'],
  'DELETE /api/v1/admin/newsletter-subscribers/:id': ['editeur', 'administrateur'],
  'POST /api/v1/admin/newsletter-subscribers/:id/unsubscribe': ['editeur', 'administrateur'],
  'GET /api/v1/admin/newsletter-subscribers/:id/history': ['editeur', 'administrateur'],
  'GET /api/v1/admin/staff': ['administrateur'],
  'GET /api/v1/admin/staff/:id': ['administrateur'],
  'POST /api/v1/admin/staff': ['administrateur'],
  'PUT /api/v1/admin/staff/:id': ['administrateur'],
  'DELETE /api/v1/admin/staff/:id': ['administrateur'],
  'GET /api/v1/admin/system/checks': ['administrateur'],
  'GET /api/v1/admin/system/outbox': ['administrateur'],
  'GET /api/v1/admin/system/outbox/:id': ['administrateur'],
};
const STAFF_ROUTES = Object.entries(ROUTES).filter(([, who]) => !who.includes('public'));

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await createCampaign(await api.asStaff('editeur'));
  for (const role of ROLES) await api.tokenOf(role);
});
afterAll(() => api?.close());

/** The routes that the running api really has, Nest's and Fastify's own. */
function routesOf(): string[] {
  const tree: string = api.app
    .getHttpAdapter()
    .getInstance()
    .printRoutes({ commonPrefix: false, includeHooks: false });
  const routes: string[] = [];
  const path: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^([│\s├└─]*)(\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match?.[2]) continue;
    const depth = match[1]!.length / 4;
    path[depth - 1] = match[2]!;
    path.length = depth;
    for (const method of match[3]?.split(', ') ?? []) routes.push(`${method} ${path.join('')}`);
  }
  return routes;
}

/** Where two routes share a place, the router shows both names of its parameter. */
const unnamed = (route: string) => route.replace(/:[a-z_|:]+/g, ':x');

describe('every route', () => {
  it('says who may call it', () => {
    const ours = routesOf().filter(
      (route) => !/^(HEAD|OPTIONS) |\/docs|openapi\.json|^GET \/metrics|\*/.test(route),
    );
    const normal = [...new Set(ours.map((route) => unnamed(route.replace(/\/$/, ''))))];
    expect(normal.length).toBeGreaterThan(30);
    expect(normal.toSorted()).toEqual(Object.keys(ROUTES).map(unnamed).toSorted());
  });
});

const path = (route: string) =>
  route
    .replace(/^\w+ \/api\/v1/, '')
    .replace(':slug_or_id', '1')
    .replace(':resource', 'campaigns')
    .replace(':id', '1')
    .replace(':number', '1')
    .replace(':name', 'x')
    .replace(':key', 'site_name');
const ask = (route: string, token?: string) => {
  const method = route.split(' ')[0]!;
  return api.request(path(route), { method, token, ...(/POST|PUT/.test(method) && { body: {} }) });
};

describe('a staff route', () => {
  it.each(STAFF_ROUTES)(
    '%s refuses a stranger and a made-up token, before saying whether the thing exists',
    async (route) => {
      for (const token of [undefined, 'x'.repeat(43), 'court']) {
        const { status, body } = await ask(route, token);
        expect([status, body.type]).toEqual([401, '/problems/session-absente']);
      }
      const unknown = await api.request(path(route).replace('/1', '/424242'), {
        method: route.split(' ')[0]!,
      });
      expect(unknown.status).toBe(401);
    },
  );

  it.each(STAFF_ROUTES.filter(([route]) => !route.startsWith('DELETE /api/v1/access')))(
    '%s opens to %j only',
    async (route, who) => {
      for (const role of ROLES) {
        const { status } = await ask(route, await api.tokenOf(role));
        if (who.includes(role)) expect([401, 403], `${role} → ${status}`).not.toContain(status);
        else expect(status, role).toBe(403);
        expect(status).toBeLessThan(500);
      }
    },
  );
});

it('the reader can leave', async () => {
  const token = await api.tokenOf('lecteur');
  expect((await ask('DELETE /api/v1/access', token)).status).toBe(204);
});
