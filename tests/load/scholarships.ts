import { type Asked, ROUNDS, SHOWS_PLANS } from './asked-queries.ts';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { PRODUCT_ENV } from '../e2e/product-env.ts';
import { databaseUrl, openServer } from '../setup/database-server.ts';
import { FILL_SCHOLARSHIPS } from './scholarship-rows.ts';
import { SCHOLARSHIPS } from '../factories/scholarships.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

// How long PostgreSQL takes for each address of the programme, with 5 000 scholarships: every query that the address
// makes is asked again under EXPLAIN ANALYZE, its planning and its execution are added up, and the median is kept.
// Beside it, how long the api takes for the whole answer where it keeps none. `-- --bourses --plans` prints the plans.

const ROWS = 5_000;
const MOST_MS = 50;
const ADDRESSES = [
  '',
  '?page=30',
  '?page_size=100',
  '?country=etats-unis',
  '?level=master',
  '?field_of_study=droit',
  '?min_amount=5000&max_amount=15000',
  '?coverage_type=partial',
  '?deadline_from=2027-01-01&deadline_to=2027-03-31',
  '?is_featured=true',
  '?status=closed',
  '?ordering=deadline',
  '?ordering=-deadline',
  '?ordering=amount',
  '?ordering=-amount',
  '?ordering=created_at',
  '?ordering=title',
  '?search=M2',
  '?search=bourse',
  '?search=PhD+USA',
  '?search=logement+stage&ordering=deadline',
  '?search=informatqiue+mesur',
  '?search=laborat&country=canada&level=master&min_amount=2000&is_featured=true',
  'facets/',
  'facets/?search=bourse',
  'facets/?country=canada&level=master&min_amount=5000&deadline_to=2027-06-30&is_featured=false',
  'statistics/',
  'countries/',
  'fields_of_study/',
  'featured/',
  '1234/',
  '1234/similar/',
  'eligibility/?level=master&country=CM&field_of_study=Informatique&grade=16&languages=fr:C1,en:B2',
];

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Plan[];
}
type Explained = { 'QUERY PLAN': [{ Plan: Plan; 'Planning Time': number; 'Execution Time': number }] }[];

const server = await openServer();
const varFolder = temporaryFolder('scholarships');
const { createApp } = await import('@livres/api/dist/app.js');
const app = await createApp({
  ...PRODUCT_ENV,
  DATABASE_URL: databaseUrl(server.adminUrl, server.template),
  VAR_DIR: varFolder,
  LOG_LEVEL: 'silent',
});
let isSlow = false;
try {
  await app.listen(0, '127.0.0.1');
  const database = app.get(DataSource);
  await fill();
  const url = `${(await app.getUrl()).replace('[::1]', '127.0.0.1')}/api/v1${SCHOLARSHIPS}`;
  const measured = [];
  for (const address of ADDRESSES) measured.push(await measure(database, url, address));
  console.table(measured);
  console.log(`Étalon (compter jusqu’à 100 000) : ${await yardstick(database)} ms`);
  isSlow = measured.some(({ ms }) => ms > MOST_MS);
} finally {
  await app.close();
  await server.stop();
  rmSync(varFolder, { recursive: true, force: true });
}
process.exitCode = isSlow ? 1 : 0;

/** With a connection of its own: the api’s gives up what takes long. */
async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(server.adminUrl, server.template) });
  await client.connect();
  await client.query(FILL_SCHOLARSHIPS, [ROWS]);
  await client.query('VACUUM ANALYZE scholarships');
  await client.end();
}

async function measure(database: DataSource, url: string, address: string) {
  const asked = await queriesOf(database, url + address);
  const rounds: number[] = [];
  let read: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plans = await Promise.all(asked.map((one) => explain(database, one)));
    rounds.push(plans.reduce((sum, { ms }) => sum + ms, 0));
    read = plans.flatMap(({ reads }) => reads);
  }
  const ms = medianOf(rounds);
  if (SHOWS_PLANS) for (const one of asked) await printPlan(database, address, one);
  return {
    adresse: address || '(tout)',
    requêtes: asked.length,
    ms: Number(ms.toFixed(1)),
    'au plus': MOST_MS,
    'réponse (ms)': Math.round(await answerTime(url + address)),
    lit: [...new Set(read)].join(', '),
  };
}

/** What an address asks of the table of scholarships. */
async function queriesOf(database: DataSource, url: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  const { logger } = database;
  const listening = Object.create(logger) as typeof logger;
  listening.logQuery = (query, parameters) => {
    if (query.includes('scholarship')) asked.push({ query, parameters: (parameters as unknown[]) ?? [] });
  };
  database.logger = listening;
  const response = await fetch(url);
  database.logger = logger;
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return asked;
}

async function explain(database: DataSource, { query, parameters }: Asked) {
  const [row] = await database.query<Explained>(`EXPLAIN (ANALYZE, FORMAT JSON) ${query}`, parameters);
  const [{ Plan, 'Planning Time': planning, 'Execution Time': execution }] = row!['QUERY PLAN'];
  return { ms: planning + execution, reads: readsOf(Plan) };
}

/** The whole answer, as it travels to who asks; an address of its own each time, so that nothing kept answers. */
async function answerTime(address: string): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await (await fetch(`${address}${address.includes('?') ? '&' : '?'}mesure=${round}`)).text();
    rounds.push(performance.now() - start);
  }
  return medianOf(rounds);
}

async function printPlan(database: DataSource, address: string, { query, parameters }: Asked): Promise<void> {
  const lines = await database.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN (ANALYZE) ${query}`, parameters);
  console.log(`\n${address || '(tout)'}\n${lines.map((line) => `  ${line['QUERY PLAN']}`).join('\n')}`);
}

function medianOf(rounds: number[]): number {
  return rounds.toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)]!;
}

/** What a fixed piece of work takes, to tell a slow machine from a slow query. */
async function yardstick(database: DataSource): Promise<number> {
  const count = { query: 'SELECT count(*) FROM generate_series(1, 100000)', parameters: [] };
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push((await explain(database, count)).ms);
  return Math.round(Math.min(...rounds));
}

/** The indexes that a plan reads, and the tables that it goes through from end to end. */
function readsOf(plan: Plan): string[] {
  const own = plan['Index Name'] ?? (plan['Node Type'] === 'Seq Scan' ? 'la table entière' : null);
  return [...(own ? [own] : []), ...(plan.Plans ?? []).flatMap(readsOf)];
}
