import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RenderedPage, Renderer } from '../rendering/renderer.ts';
import { servePages } from '../pages.ts';
import { VisitCounter } from './visit-counter.ts';

const APP_URL = 'https://livres.example';
const ECONOMY = { 'save-data': 'on' };

let received: string[] = [];
let api: Server;
let site: FastifyInstance;
let visits: VisitCounter;

beforeEach(async () => {
  received = [];
  api = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { views } = JSON.parse(body) as { views: { page: string }[] };
    received.push(...views.map(({ page }) => page));
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => void api.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  await site.close();
  api.close();
});

function openSite(visitsFromMirror: boolean): void {
  site = fastify();
  const apiInternalUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  visits = new VisitCounter({ apiInternalUrl, appUrl: APP_URL, countryHeader: null }, site.log);
  const revision = { onChange: () => undefined } as never;
  servePages(site, { renderer, revision, visits, visitsFromMirror, appUrl: APP_URL, isDevelopment: false });
}

const STATUS: Record<string, number> = { '/introuvable': 404, '/mon-compte': 302, '/campagnes/x': 404 };

const renderer = {
  knows: (path) => path !== '/nulle-part',
  run: async ({ address: { url, isPersonal } }: { address: { url: string; isPersonal: boolean } }) => {
    const path = url.split('?', 1)[0]!;
    const type = /\.(?:svg|data)$/.test(path) ? 'image/svg+xml' : 'text/html; charset=utf-8';
    const body = Buffer.from(path);
    const page: RenderedPage = {
      status: STATUS[path] ?? 200,
      headers: { 'content-type': type },
      etag: '"1"',
      body: { identity: body, br: body, gzip: body },
      isShareable: !isPersonal,
    };
    return page;
  },
  stop: async () => undefined,
} as Renderer;

/** A request as the site gets it: told of by nginx too, or only told of where nginx has the page. */
type Way = (url: string, headers?: Record<string, string>) => Promise<unknown>;
const straight: Way = (url, headers = {}) => site.inject({ url, headers });
const told: Way = (url, headers = {}) =>
  site.inject({ url: '/_visit', headers: { ...headers, 'x-original-uri': url } });
const nginx: Way = async (url, headers) => {
  await told(url, headers);
  await straight(url, headers);
};

const drawn = (path: string, headers = {}) =>
  site.inject({
    method: 'POST',
    url: '/_view',
    payload: path,
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', ...headers },
  });
const from = (path: string) => ({ referer: APP_URL + path });

async function counted(): Promise<string[]> {
  await visits.stop();
  return received;
}

/** The home page, the campaigns, another filter of theirs, one of them. */
const withoutScript = async (ask: Way, also: Record<string, string> = {}) => {
  await ask('/', also);
  await ask('/campagnes', { ...also, ...from('/') });
  await ask('/campagnes?page=2', { ...also, ...from('/campagnes') });
  await ask('/campagnes/manuels', { ...also, ...from('/campagnes?page=2') });
};
const withScript = async (ask: Way) => {
  await ask('/', { 'sec-fetch-mode': 'navigate' });
  await drawn('/campagnes', from('/campagnes'));
  await drawn('/campagnes/manuels', from('/campagnes/manuels'));
};
const kept = { purpose: 'prefetch', 'sec-fetch-mode': 'cors' };
const withWorker = async (ask: Way) => {
  await withScript(ask);
  await ask('/hors-ligne', { ...kept, ...ECONOMY });
  for (const path of ['/', '/campagnes', '/campagnes/manuels']) await ask(path, kept);
};

it.each([
  ['straight', false, () => withoutScript(straight)],
  ['with pages that have not changed', false, () => withoutScript(straight, { 'if-none-match': '"1"' })],
  ['in economy mode', false, () => withoutScript(straight, ECONOMY)],
  ['through nginx', true, () => withoutScript(nginx)],
  ['out of nginx’s cache', true, () => withoutScript(told)],
  ['with a script', false, () => withScript(straight)],
  ['with a script, through nginx', true, () => withScript(nginx)],
  ['with a service worker', false, () => withWorker(straight)],
  ['with a service worker, through nginx', true, () => withWorker(nginx)],
])('the same journey is three pages, %s', async (_, visitsFromMirror, journey) => {
  openSite(visitsFromMirror);
  await journey();
  expect(await counted()).toEqual(['/', '/campagnes', '/campagnes/manuels']);
});

it.each([
  ['straight', false, straight],
  ['through nginx', true, nginx],
] as const)('only a page that was found counts, %s', async (_, visitsFromMirror, ask) => {
  openSite(visitsFromMirror);
  const others = ['/introuvable', '/nulle-part', '/campagnes/x', '/campagnes.data', '/campagnes?apercu=a'];
  for (const url of ['/carte-des-bibliotheques.svg', '/mon-compte', ...others]) await ask(url);
  expect(await counted()).toEqual([]);
});

it('a page that is made for each visit counts once through nginx', async () => {
  openSite(true);
  await nginx('/don/suivi/secret-4f3a');
  expect(await counted()).toEqual(['/don/suivi/:token']);
});

it('an address that leads on to another counts at the other alone', async () => {
  openSite(true);
  await told('/campagnes/');
  await told('/campaigns');
  await nginx('/campagnes');
  expect(await counted()).toEqual(['/campagnes']);
});

it('a page that a script drew counts by its pattern, if it is there and the browser lets it be counted', async () => {
  openSite(false);
  await drawn('/don/suivi/secret-4f3a');
  await drawn('/campagnes/x');
  await drawn('nulle part');
  await drawn('/don', { dnt: '1' });
  await drawn('/don', { 'sec-fetch-site': 'cross-site' });
  expect(await counted()).toEqual(['/don/suivi/:token']);
});
