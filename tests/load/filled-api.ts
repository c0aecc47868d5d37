import { rmSync } from 'node:fs';
import type { AccessGranted } from '@livres/api/contract';
import { AnalysisDatabase } from '@livres/api/dist/platform/database/analysis-database.js';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { ACCESS_CODE, PRODUCT_ENV } from '../e2e/product-env.ts';
import { type Request, requestOn } from '../factories/requests.ts';
import { databaseUrl, openServer } from '../setup/database-server.ts';
import { ROUNDS, SHOWS_PLANS } from './asked-queries.ts';
import { medianOf, printPlan, queriesOf, timeOf, yardstick } from './explained.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

/** An address below /api/v1, and the milliseconds that its whole answer may take. */
export interface Question {
  address: string;
  atMost: number;
}

/** What is measured once all has been. */
type Beside = (
  request: Request,
  ask: (address: string) => Promise<void>,
  addresses: readonly string[],
) => Promise<void>;
type App = Awaited<ReturnType<(typeof import('@livres/api/dist/app.js'))['createApp']>>;

/**
 * Fills a database, starts the api on it and measures each question: the whole answer, and what its queries take by
 * themselves. Rows are made by a connection of its own, since the api's gives up what takes long. Answers whether one
 * was too slow.
 */
export async function measureFilled<Facts>(
  fill: (client: pg.Client) => Promise<Facts>,
  questionsOf: (facts: Facts) => readonly Question[],
  beside?: Beside,
): Promise<boolean> {
  const server = await openServer();
  const url = databaseUrl(server.adminUrl, server.template);
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const facts = await fill(client);
    await client.end();
    return await measureOn(url, questionsOf(facts), beside);
  } finally {
    await server.stop();
  }
}

async function measureOn(
  url: string,
  questions: readonly Question[],
  beside: Beside | undefined,
): Promise<boolean> {
  const varFolder = temporaryFolder('measure');
  try {
    const { createApp } = await import('@livres/api/dist/app.js');
    const app = await createApp({
      ...PRODUCT_ENV,
      DATABASE_URL: url,
      VAR_DIR: varFolder,
      LOG_LEVEL: 'silent',
      WORKER: 'apart',
    });
    try {
      await app.listen(0, '127.0.0.1');
      const origin = (await app.getUrl()).replace('[::1]', '127.0.0.1');
      return await measureAll(origin, app, questions, beside);
    } finally {
      await app.close();
    }
  } finally {
    rmSync(varFolder, { recursive: true, force: true });
  }
}

async function measureAll(
  origin: string,
  app: App,
  questions: readonly Question[],
  beside: Beside | undefined,
): Promise<boolean> {
  const request = requestOn(`${origin}/api/v1`);
  const { body: session } = await request<AccessGranted>('/access/', { body: { code: ACCESS_CODE } });
  const ask = async (address: string): Promise<void> => {
    const { status, text } = await request(`/${address}`, { token: session.token });
    if (status !== 200) throw new Error(`${address}: ${status} ${text}`);
  };
  const measured = [];
  // What the api gives up counts as too slow, and the next is asked all the same.
  for (const question of questions)
    measured.push(await measure(app, ask, question).catch(() => givenUp(question)));
  console.table(measured);
  await beside?.(
    request,
    ask,
    questions.map(({ address }) => address),
  );
  console.log(`Étalon (compter jusqu’à 100 000) : ${Math.round(await yardstick(app.get(DataSource)))} ms`);
  return measured.some((one) => one['réponse (ms)'] > one['au plus']);
}

const givenUp = ({ address, atMost }: Question) => ({
  adresse: address,
  'réponse (ms)': Number.POSITIVE_INFINITY,
  'la plus longue (ms)': Number.POSITIVE_INFINITY,
  'au plus': atMost,
  requêtes: 0,
  'dans la base (ms)': Number.POSITIVE_INFINITY,
});

async function measure(app: App, ask: (address: string) => Promise<void>, { address, atMost }: Question) {
  const database = app.get(DataSource);
  const asked = await queriesOf(database, () => ask(address), app.get(AnalysisDatabase));
  const rounds: number[] = [];
  const inDatabase: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await ask(address);
    rounds.push(performance.now() - began);
    let sum = 0;
    for (const one of asked) sum += await timeOf(database, one);
    inDatabase.push(sum);
  }
  if (SHOWS_PLANS) console.log(`\n== ${address}`);
  if (SHOWS_PLANS) for (const one of asked) await printPlan(database, one);
  return {
    adresse: address,
    'réponse (ms)': Math.round(medianOf(rounds)),
    'la plus longue (ms)': Math.round(Math.max(...rounds)),
    'au plus': atMost,
    requêtes: asked.length,
    'dans la base (ms)': Math.round(medianOf(inDatabase)),
  };
}
