import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, demoProduct } from '../e2e/product.ts';
import { type Attack, KINDS } from './hostile-kinds.ts';

// How one visitor fares while another is hostile: 300 connections from other addresses of this machine, and nothing else.
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const LONG_SECONDS = Number(process.env['BENCH_LONG_SECONDS'] ?? 120);
/** Some of the attacks only, by name, while one of them is worked on. */
const CHOSEN = process.env['BENCH_KINDS']?.split(',') ?? KINDS;
const ASKED_EVERY_MS = 25;
const GIVEN_UP_MS = 20_000;
const MOST_P99_MS = 200;
const MOST_CALL_P99_MS = 100;
const MOST_MEMORY_MB = 450;

interface Measure {
  attaque: string;
  'accueil, p50 (ms)': number;
  'accueil, p99 (ms)': number;
  'accueil, échecs': number;
  'appel, p99 (ms)': number;
  'appel, échecs': number;
  refus: number;
  'site (Mo)': number;
  'api (Mo)': number;
}

const product = await demoProduct();
const measures: Measure[] = [];
try {
  await fetch(`${product.url}/`);
  measures.push(await measured(product, 'aucune', SECONDS, []));
  for (const kind of CHOSEN) measures.push(await measured(product, kind, SECONDS, [kind]));
  measures.push(await measured(product, `tout à la fois, ${LONG_SECONDS} s`, LONG_SECONDS, CHOSEN));
} finally {
  await product.stop();
}
console.table(measures);
const isShort = measures.some(
  (one) =>
    one['accueil, p99 (ms)'] > MOST_P99_MS ||
    one['appel, p99 (ms)'] > MOST_CALL_P99_MS ||
    one['accueil, échecs'] + one['appel, échecs'] > 0 ||
    Math.max(one['site (Mo)'], one['api (Mo)']) > MOST_MEMORY_MB,
);
process.exitCode = isShort ? 1 : 0;

/** Asks for the kept home page and for a search of its own all the while, as another visitor, and reads the memory. */
async function measured(
  { url, memoryMb }: Product,
  name: string,
  seconds: number,
  kinds: string[],
): Promise<Measure> {
  const attacking = kinds.length > 0 ? attack({ url, kinds, seconds }) : Promise.resolve(0);
  const until = performance.now() + seconds * 1000;
  const memory = { site: 0, api: 0 };
  const readMemory = () => {
    memory.site = Math.max(memory.site, memoryMb('site'));
    memory.api = Math.max(memory.api, memoryMb('api'));
  };
  const [home, call] = await Promise.all([
    askAgain(until, () => `${url}/`, readMemory),
    askAgain(until, (index) => `${url}/api/v1/search/?q=visiteur${index}`),
  ]);
  const refused = await attacking;
  return {
    attaque: name,
    'accueil, p50 (ms)': percentile(home.delays, 0.5),
    'accueil, p99 (ms)': percentile(home.delays, 0.99),
    'accueil, échecs': home.failures,
    'appel, p99 (ms)': percentile(call.delays, 0.99),
    'appel, échecs': call.failures,
    refus: refused,
    'site (Mo)': Math.round(memory.site),
    'api (Mo)': Math.round(memory.api),
  };
}

/** Asks again and again; answers how long each took, in milliseconds, and how many were not answered with 200. */
async function askAgain(until: number, address: (index: number) => string, eachTwentieth = () => {}) {
  const delays: number[] = [];
  let failures = 0;
  while (performance.now() < until) {
    const startedAt = performance.now();
    const isServed = await fetch(address(delays.length), { signal: AbortSignal.timeout(GIVEN_UP_MS) }).then(
      async (answer) => (await answer.text()).length > 0 && answer.status === 200,
      () => false,
    );
    delays.push(performance.now() - startedAt);
    if (!isServed) failures += 1;
    if (delays.length % 20 === 0) eachTwentieth();
    await pause(ASKED_EVERY_MS);
  }
  return { delays, failures };
}

function percentile(delays: number[], part: number): number {
  const sorted = delays.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!);
}

/** In a process of its own, so that what is measured here is the site; answers how many requests were refused. */
async function attack(asked: Attack): Promise<number> {
  const child = fork(join(import.meta.dirname, 'hostile-visitors.ts'), [JSON.stringify(asked)]);
  const exit = once(child, 'exit');
  const [refused] = (await once(child, 'message')) as [number];
  await exit;
  return refused;
}
