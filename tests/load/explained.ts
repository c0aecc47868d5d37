import { AnalysisDatabase } from '@livres/api/dist/platform/database/analysis-database.js';
import { type Asked } from './asked-queries.ts';
import type { DataSource } from 'typeorm';

type Explained = { 'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }] }[];

/** What the api asks of the database while `ask` runs: what only reads. */
export async function queriesOf(
  database: DataSource,
  ask: () => Promise<unknown>,
  analyses?: AnalysisDatabase,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  const { logger } = database;
  const listening = Object.create(logger) as typeof logger;
  listening.logQuery = (query, parameters) => {
    if (/^\s*(SELECT|WITH)\b/i.test(query))
      asked.push({ query, parameters: (parameters as unknown[]) ?? [] });
  };
  database.logger = listening;
  if (analyses)
    analyses.query = (query, parameters) => {
      asked.push({ query, parameters: parameters ?? [] });
      return AnalysisDatabase.prototype.query.call(analyses, query, parameters) as never;
    };
  try {
    await ask();
  } finally {
    database.logger = logger;
    if (analyses) Reflect.deleteProperty(analyses, 'query');
  }
  return asked;
}

/** Planning and execution, in milliseconds. */
export async function timeOf(database: DataSource, { query, parameters }: Asked): Promise<number> {
  const [row] = await database.query<Explained>(`EXPLAIN (ANALYZE, FORMAT JSON) ${query}`, parameters);
  const [{ 'Planning Time': planning, 'Execution Time': execution }] = row!['QUERY PLAN'];
  return planning + execution;
}

export async function printPlan(database: DataSource, { query, parameters }: Asked): Promise<void> {
  const lines = await database.query<{ 'QUERY PLAN': string }[]>(
    `EXPLAIN (ANALYZE, BUFFERS) ${query}`,
    parameters,
  );
  console.log(`\n${query.replaceAll(/\s+/g, ' ').trim().slice(0, 160)}…`);
  for (const line of lines) console.log(`  ${line['QUERY PLAN']}`);
}

export function medianOf(rounds: readonly number[]): number {
  return rounds.toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)]!;
}

/** What a fixed piece of work takes, to tell a slow machine from a slow query: 15 to 20 ms on one that is idle. */
export async function yardstick(database: DataSource): Promise<number> {
  const count = { query: 'SELECT count(*) FROM generate_series(1, 100000)', parameters: [] };
  const rounds: number[] = [];
  for (let round = 0; round < 5; round += 1) rounds.push(await timeOf(database, count));
  return medianOf(rounds);
}
