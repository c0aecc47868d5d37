import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { VisitCounter } from './visit-counter.ts';

interface View {
  page: string;
  referrer: string;
  country: string;
  utm_campaign: string;
  saves_data: boolean;
}

let received: View[] = [];
let bodies: unknown[] = [];
let isDown = false;
let api: Server;
let counter: VisitCounter;
const site = fastify();

beforeEach(async () => {
  received = [];
  bodies = [];
  isDown = false;
  api = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    bodies.push(JSON.parse(body));
    if (!isDown) received.push(...(JSON.parse(body) as { views: View[] }).views);
    response.writeHead(isDown ? 503 : 204).end();
  });
  await new Promise<void>((done) => void api.listen(0, '127.0.0.1', done));
  const { port } = api.address() as AddressInfo;
  const settings = {
    apiInternalUrl: `http://127.0.0.1:${port}`,
    appUrl: 'https://livres.example',
    countryHeader: 'cf-ipcountry',
  };
  counter = new VisitCounter(settings, site.log);
});
afterEach(() => void api.close());

/** What the counter was told of, once it has sent it. */
async function counted(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  ips = ['127.0.0.1', '192.0.2.1'],
): Promise<View[]> {
  counter.count({ ip: '192.0.2.1', ips, headers, raw: { method, url } } as never);
  await counter.stop();
  return received;
}

it('a page is counted by its address without its query, with its campaign codes', async () => {
  const [view] = await counted('/don?utm_campaign=decembre&montant=50', {
    'cf-ipcountry': 'CM',
    'save-data': 'on',
  });
  expect(view).toMatchObject({
    page: '/faire-un-don',
    utm_campaign: 'decembre',
    country: 'CM',
    saves_data: true,
  });
});

it('a country that no trusted proxy names is not believed', async () => {
  const named = { 'cf-ipcountry': 'CM' };
  await counted('/', named, 'GET', ['192.0.2.1']);
  await counted('/', { ...named, 'x-from-proxy': 'no' });
  await counted('/', { ...named, 'x-from-proxy': 'yes' });
  expect(received.map(({ country }) => country)).toEqual(['', '', 'CM']);
});

it.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['a page fetched ahead', { 'sec-purpose': 'prefetch' }],
  ['a page drawn ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['what the service worker keeps', { purpose: 'prefetch' }],
  ['a preview of the page', { 'x-purpose': 'preview' }],
  ['what a script reads', { 'sec-fetch-mode': 'cors' }],
  ['the same page with another filter', { referer: 'https://livres.example/?page=2' }],
])('%s is not counted', async (_, headers) => {
  expect(await counted('/', headers)).toEqual([]);
});

it('a page that a script says comes from the site, unless it says where its reader came from', async () => {
  const headers = { referer: 'https://livres.example/don' };
  const request = { ip: '192.0.2.1', headers, raw: { method: 'POST', url: '/_view' } } as never;
  counter.countDrawn(request, '/don');
  counter.countDrawn(request, '/don', 'https://recherche.example/');
  counter.countDrawn(request, '/don', '');
  await counter.stop();
  expect(received).toMatchObject([
    { page: '/faire-un-don', referrer: 'https://livres.example' },
    { page: '/faire-un-don', referrer: 'https://recherche.example/' },
    { page: '/faire-un-don', referrer: '' },
  ]);
});

it('neither a HEAD nor what is no page is counted', async () => {
  expect(await counted('/', {}, 'HEAD')).toEqual([]);
  expect(await counted('/wp-login.php')).toEqual([]);
});

it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('A11: of %j, only how many pages is told', async (headers) => {
  for (const url of ['/', '/don?utm_campaign=decembre', '/wp-login.php'])
    counter.count({ ip: '192.0.2.1', ips: [], headers, raw: { method: 'GET', url } } as never);
  isDown = true;
  await counter.stop();
  isDown = false;
  await counter.stop();
  expect(bodies.at(-1)).toEqual({ views: [], refused: 2 });
  expect(received).toEqual([]);
});

it('what the api could not take is sent again', async () => {
  isDown = true;
  expect(await counted('/')).toEqual([]);
  isDown = false;
  expect(await counted('/don')).toMatchObject([{ page: '/' }, { page: '/faire-un-don' }]);
});
