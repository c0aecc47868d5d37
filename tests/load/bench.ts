import { writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/launch/free-port.mjs';
import { spawnNode, stopChild, waitUntilReady } from '../../scripts/launch/processes.mjs';
import { type Product, startProduct } from '../e2e/product.ts';
import { openDemoServer } from '../setup/demo-content.ts';
import { type Delay, delaysOf } from './delays.ts';
import { type Figures, inTurn, type Target, ROUNDS } from './measure.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const STATIC_NAME = 'mesure-fichier.html';
const STATIC_FILE = join(import.meta.dirname, '../../public-site/build/client', STATIC_NAME);

interface Comparison {
  what: string;
  against: string;
  atLeast: number;
}

const COMPARISONS: Comparison[] = [
  { what: 'campagnes, sans cache', against: 'Fastify et pg nus', atLeast: 0.4 },
  { what: 'campagnes, en cache', against: 'Fastify et pg nus', atLeast: 0.8 },
  { what: 'accueil, en cache', against: 'fichier de même taille', atLeast: 0.5 },
];

const server = await openDemoServer();
// The file must be there when the front door starts, and as long as the home page, so the product starts twice.
let product = await startProduct(server);
const home = await (await fetch(`${product.url}/`)).text();
await product.stop();
writeFileSync(STATIC_FILE, home);
product = await startProduct(server);
const barePort = await freePort();
const bare = spawnNode([join(import.meta.dirname, 'bare-fastify.ts')], {
  env: { DATABASE_URL: product.databaseUrl, PORT: String(barePort) },
});
let isShort = false;
try {
  await waitUntilReady('bare', `http://127.0.0.1:${barePort}/health/ready`, {
    hasDied: () => bare.exitCode !== null,
  });
  const api = `${product.apiUrl}/api/v1/campaigns/`;
  const lists = await inTurn(
    [
      { name: 'Fastify et pg nus', url: `http://127.0.0.1:${barePort}/campaigns` },
      { name: 'campagnes, sans cache', url: api, unlike: 'mesure' },
      { name: 'campagnes, en cache', url: api },
    ],
    ROUNDS,
    SECONDS,
  );
  const pages = await inTurn(
    [
      { name: 'fichier de même taille', url: `${product.url}/${STATIC_NAME}` },
      { name: 'accueil, en cache', url: `${product.url}/` },
      ...(await pagesOf(product)),
    ],
    ROUNDS,
    SECONDS,
  );
  isShort = print(new Map([...lists, ...pages]));
  isShort = printDelays(await delaysOf(product)) || isShort;
} finally {
  await stopChild(bare, 'bare');
  await product.stop();
  rmSync(STATIC_FILE, { force: true });
  await server.stop();
}
process.exitCode = isShort ? 1 : 0;

/** Home, an article and an event: as kept, and rendered anew each time, as for a preview. */
async function pagesOf({ url, apiUrl }: Product): Promise<Target[]> {
  const article = await firstSlug(`${apiUrl}/api/v1/articles/?page_size=1`);
  const event = await firstSlug(`${apiUrl}/api/v1/events/?page_size=1`);
  const pages = { accueil: '/', actualité: `/actualites/${article}`, événement: `/evenements/${event}` };
  return Object.entries(pages).flatMap(([name, path]) => {
    const rendered = {
      name: `${name}, sans cache`,
      url: url + path,
      unlike: 'apercu',
    };
    return path === '/' ? [rendered] : [rendered, { name: `${name}, en cache`, url: url + path }];
  });
}

async function firstSlug(list: string): Promise<string> {
  const { results } = (await (await fetch(list)).json()) as { results: { slug: string }[] };
  if (!results[0]) throw new Error(`There is nothing to measure at ${list}.`);
  return results[0].slug;
}

/** Prints the figures and what they are worth against their yardstick; answers whether one falls short. */
function print(figures: Map<string, Figures>): boolean {
  console.table(
    [...figures].map(([mesure, { perSecond, p99, failures }]) => ({
      mesure,
      'requêtes/s': Math.round(perSecond),
      'p99 (ms)': p99,
      échecs: failures,
    })),
  );
  const ratios = COMPARISONS.map(({ what, against, atLeast }) => ({
    comparaison: `${what} / ${against}`,
    rapport: Number((figures.get(what)!.perSecond / figures.get(against)!.perSecond).toFixed(2)),
    'au moins': atLeast,
  }));
  console.table(ratios);
  const failures = [...figures.values()].reduce((sum, one) => sum + one.failures, 0);
  return failures > 0 || ratios.some((one) => one.rapport < one['au moins']);
}

function printDelays(delays: Delay[]): boolean {
  console.table(
    delays.map(({ what, ms, atMost }) => ({ délai: what, ms: Math.round(ms), 'au plus': atMost })),
  );
  return delays.some(({ ms, atMost }) => ms > atMost);
}
