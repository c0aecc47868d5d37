import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { totalmem } from 'node:os';
import { lookAtDatabase } from './doctor-database.mjs';
import { right, wrong } from './doctor-finding.mjs';
import { diagnosis } from './doctor.fr.mjs';
import { runningProduct } from './product.mjs';
import { inProject } from './project.mjs';

const LEAST_MEMORY_BYTES = 1.5 * 1024 ** 3;
const MOST_DRIFT_MS = 5000;
const LATE_AFTER_HOURS = 36;
const ANSWERS_WITHIN_MS = 3000;
const MIGRATIONS = 'api/src/platform/database/migrations';

/** The database that is given, or the embedded one while it runs; null where there is none to look at. */
async function databaseOf() {
  const url = process.env.DATABASE_URL || runningProduct()?.databaseUrl;
  return url ? lookAtDatabase(url).catch(() => null) : null;
}

export function memory() {
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(1).replace('.', ',');
  const label = diagnosis.memory(gigabytes);
  return totalmem() < LEAST_MEMORY_BYTES ? wrong(label, diagnosis.memoryFault) : right(label);
}

/** Against the database's: codes of the second factor, signatures and certificates count on it. */
export async function clock() {
  const asked = Date.now();
  const found = await databaseOf();
  if (!found) return right(diagnosis.clockAlone);
  const drift = found.now < asked ? found.now - asked : Math.max(0, found.now - Date.now());
  const label = diagnosis.clock(Math.round(Math.abs(drift) / 1000));
  return Math.abs(drift) > MOST_DRIFT_MS ? wrong(label, diagnosis.clockFault) : right(label);
}

/** Of who migrates: the owner where one is given. */
export async function rights() {
  const url = process.env.DATABASE_MIGRATION_URL || process.env.DATABASE_URL;
  if (!url) return right(diagnosis.rightsEmbedded);
  const found = await lookAtDatabase(url).catch(() => null);
  if (!found) return wrong(diagnosis.rights('✘'), diagnosis.rightsUnknown);
  const { name, creates_tables, creates_databases } = found.role;
  if (!creates_tables) return wrong(diagnosis.rights(name), diagnosis.rightsFault(name));
  return creates_databases
    ? right(diagnosis.rights(name))
    : wrong(diagnosis.rights(name), diagnosis.rightsToRestore(name));
}

export async function migrations() {
  const found = await databaseOf();
  if (!found?.migrated) return right(diagnosis.migrationsNone);
  const ours = readdirSync(inProject(MIGRATIONS)).flatMap((file) => /^(\d+)-/.exec(file)?.[1] ?? []);
  const done = found.migrated.map((name) => /\d+$/.exec(name)?.[0]);
  const unknown = done.filter((number) => !ours.includes(number));
  const label = diagnosis.migrations(done.length, ours.length);
  if (unknown.length > 0) return wrong(label, diagnosis.migrationsUnknown(unknown.length));
  return right(done.length < ours.length ? diagnosis.migrationsWaiting(ours.length - done.length) : label);
}

export async function redis() {
  const url = process.env.REDIS_URL;
  if (!url) return right(diagnosis.redisNone);
  const fault = await redisFault(url);
  return fault ? wrong(diagnosis.redis, diagnosis.redisFault(fault)) : right(diagnosis.redis);
}

/** Whether something listens there: what it answers, the api says. */
function redisFault(url) {
  return new Promise((settle) => {
    if (!URL.canParse(url)) return settle('REDIS_URL');
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: ANSWERS_WITHIN_MS });
    const end = (fault) => {
      socket.destroy();
      settle(fault);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end('ETIMEDOUT'));
    socket.once('error', ({ code }) => end(code));
  });
}

export async function backup() {
  if (process.env.BACKUP_EVERY_NIGHT === 'false') return right(diagnosis.backupElsewhere);
  const found = await databaseOf();
  if (!found?.backup) return right(diagnosis.backupNone);
  const { hours, failure } = found.backup;
  const label = diagnosis.backup(hours === null ? null : Math.round(hours));
  if (failure) return wrong(label, failure);
  return hours !== null && hours > LATE_AFTER_HOURS ? wrong(label, diagnosis.backupLate) : right(label);
}
