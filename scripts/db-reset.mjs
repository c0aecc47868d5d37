import { createInterface } from 'node:readline/promises';
import { underNode24 } from './launch/ensure-installed.mjs';
import { LaunchError, runCommand } from './launch/exit-with-message.mjs';

await underNode24();
const { loadDotenv } = await import('./launch/dotenv.mjs');
const { words } = await import('./launch/launch.fr.mjs');
const { onDatabase, runningProduct } = await import('./launch/product.mjs');

await runCommand(async () => {
  loadDotenv();
  if (process.env.ENVIRONMENT === 'production') throw new LaunchError(words.resetRefusedInProduction);
  const running = runningProduct();
  if (running) throw new LaunchError(words.resetRunning(running.address));
  if (!process.argv.includes('--oui')) await confirm();
  await onDatabase(emptyDatabase);
  console.log(words.resetDone);
});

async function confirm() {
  if (!process.stdin.isTTY) throw new LaunchError(words.resetNeedsAnswer);
  const questions = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await questions.question(words.resetAsk(databaseName()));
  questions.close();
  if (answer.trim().toLowerCase() !== 'oui') throw new LaunchError(words.resetCancelled);
}

function databaseName() {
  if (!process.env.DATABASE_URL) return 'var/postgres';
  const { host, pathname } = new URL(process.env.DATABASE_URL);
  return `${host}${pathname}`;
}

const ownerUrl = () => process.env.DATABASE_MIGRATION_URL || process.env.DATABASE_URL;

async function emptyDatabase() {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: ownerUrl() });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT quote_ident(nspname) AS name FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'`,
    );
    for (const { name } of rows) await client.query(`DROP SCHEMA ${name} CASCADE`);
    await client.query('CREATE SCHEMA public');
  } finally {
    await client.end();
  }
}
