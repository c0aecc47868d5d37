import { VISIT_LISTS } from '@livres/api/contract';
import { VisitRollupsService } from '@livres/api/dist/reporting/visits/visit-rollups.service.js';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { VisitCounter } from '../../public-site/server/visits/visit-counter.ts';
import { PAGES } from '../../public-site/src/app/pages.ts';
import { staffOf, testApi } from '../factories/api.ts';
import { COMPUTER } from '../factories/page-views.ts';
import { tablesHolding } from '../factories/rows.ts';
import { stoppedClock } from '../factories/time.ts';

const APP_URL = 'http://localhost:3000';
const MARK = 'jeton-marque-7f3a91';
/** What names a record that anybody may read. */
const PUBLIC_PARTS = /:(?:slug|id|campaign)\b\??/g;

const api = testApi();
const clock = stoppedClock(api, new Date('2027-03-12T09:00:00Z'));
const reader = staffOf(api, 'lecteur');
const PROXY = '10.0.0.7';

/** The site's own counter, and a server that believes one proxy on addresses, as TRUSTED_PROXIES tells it to. */
function openSite() {
  const site = fastify({ trustProxy: [PROXY] });
  const visits = new VisitCounter(
    { apiInternalUrl: api.origin, appUrl: APP_URL, countryHeader: null },
    site.log,
  );
  site.get('/*', (request, reply) => {
    visits.count(request);
    visits.countDrawn(request, request.url);
    return reply.send('');
  });
  const ask = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    site.inject({ url, remoteAddress, headers: { 'user-agent': COMPUTER, ...headers } });
  return { ask, counted: () => visits.stop() };
}

const visitsOf = async (): Promise<number> =>
  Number(
    (
      await api.query('SELECT count(*) FROM visits WHERE day = $1', [clock.now().toISOString().slice(0, 10)])
    )[0].count,
  );

it('A10: no table and no export holds what a private link or a parameter holds, on any page', async () => {
  const { ask, counted } = openSite();
  const addresses = PAGES.filter(({ path }) => !path.includes('*')).map(({ path }) =>
    path.replaceAll(PUBLIC_PARTS, '1').replaceAll(/:\w+\??/g, MARK),
  );
  expect(addresses.filter((address) => address.includes(MARK)).length).toBeGreaterThan(10);
  const secrets = `token=${MARK}&q=${MARK}&utm_campaign=decembre&utm_medium=${MARK}`;
  for (const [place, address] of addresses.entries())
    await ask(`${address}?${secrets}`, `10.1.0.${place}`, {
      referer: `${APP_URL}/don/suivi/${MARK}?x=${MARK}`,
    });
  await counted();
  await api.app.get(VisitRollupsService, { strict: false }).rollUp();
  expect(await visitsOf()).toBeGreaterThan(addresses.length / 2);
  expect(await tablesHolding(api, MARK)).toEqual([]);
  expect(await tablesHolding(api, '/don/suivi/:token')).not.toEqual([]);
  for (const list of VISIT_LISTS) {
    const { status, text } = await reader(`/admin/analytics/visits/export?list=${list}&period=day`);
    expect([list, status, text.includes(MARK)]).toEqual([list, 200, false]);
  }
});

it('A3: a hundred people through one proxy are a hundred visitors, and forged headers make none', async () => {
  clock.set('2027-03-13T09:00:00Z');
  const { ask, counted } = openSite();
  for (let person = 1; person <= 100; person++)
    await ask('/', PROXY, { 'x-forwarded-for': `198.51.100.${person}` });
  // What the proxy was told already stands before what it says itself.
  for (let forged = 1; forged <= 20; forged++)
    await ask('/', PROXY, { 'x-forwarded-for': `203.0.113.${forged}, 198.51.100.1` });
  // From elsewhere, whatever is said: one more.
  for (let forged = 1; forged <= 20; forged++)
    await ask('/', '192.0.2.66', {
      'x-forwarded-for': `203.0.113.${forged}`,
      'x-real-ip': `203.0.113.${forged}`,
    });
  await counted();
  expect(await visitsOf()).toBe(101);
});
