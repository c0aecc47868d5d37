import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, statSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { staleBuilds } from './build-changed.mjs';
import { backup, clock, memory, migrations, redis, rights } from './doctor-services.mjs';
import { lookAtDatabase } from './doctor-database.mjs';
import { diagnosis } from './doctor.fr.mjs';
import { programsOfThePackage } from './embedded-postgres.mjs';
import { freePort, portRefusal } from './free-port.mjs';
import { runningProduct } from './product.mjs';
import { right, wrong } from './doctor-finding.mjs';
import { ROOT, inProject, varFolder } from './project.mjs';

const REQUIRED = ['APP_NAME', 'APP_URL', 'API_URL', 'ADMIN_ACCESS_CODE'];
const LEAST_FREE_BYTES = 1024 ** 3;
const LEAST_POSTGRES = 150_000;

/** Each answers what it looked at and, where something is wrong, what to do. */
export const CHECKS = [
  node,
  installed,
  env,
  port,
  disk,
  memory,
  clock,
  writable,
  closed,
  database,
  rights,
  migrations,
  redis,
  backup,
  builds,
  browser,
];

function node() {
  return right(diagnosis.node(process.versions.node));
}

function installed() {
  return right(diagnosis.installed);
}

function env() {
  if (!existsSync(inProject('.env'))) return right(diagnosis.envMissing);
  process.loadEnvFile(inProject('.env'));
  const isAddress = (name) => !name.endsWith('_URL') || /^https?:\/\//.test(process.env[name]);
  const faults = REQUIRED.filter((name) => !process.env[name]?.trim() || !isAddress(name));
  if (faults.length > 0) return wrong(diagnosis.env, diagnosis.envFault(faults));
  const isProduction = process.env.ENVIRONMENT === 'production';
  if (isProduction && process.env.ADMIN_ACCESS_CODE.length < 12)
    return wrong(diagnosis.env, diagnosis.codeTooShort);
  if (isProduction && !process.env.SMTP_URL?.trim()) return wrong(diagnosis.env, diagnosis.mailServerMissing);
  return right(diagnosis.env);
}

async function port() {
  const running = runningProduct();
  if (running) return right(diagnosis.portRunning(running.address));
  const wanted = Number(process.env.PORT || 3000);
  const refusal = await portRefusal(wanted, process.env.HOST || '0.0.0.0');
  if (!refusal) return right(diagnosis.port(wanted));
  return wrong(diagnosis.port(wanted), diagnosis.portFault(wanted, await freePort(wanted + 1)));
}

function disk() {
  const { bavail, bsize } = statfsSync(ROOT);
  const label = diagnosis.disk(((bavail * bsize) / 1024 ** 3).toFixed(1).replace('.', ','));
  return bavail * bsize < LEAST_FREE_BYTES ? wrong(label, diagnosis.diskFault) : right(label);
}

function writable() {
  const label = diagnosis.writable(varFolder());
  try {
    mkdirSync(varFolder(), { recursive: true, mode: 0o700 });
    accessSync(varFolder(), constants.R_OK | constants.W_OK | constants.X_OK);
    return right(label);
  } catch {
    return wrong(label, diagnosis.writableFault);
  }
}

/** Under root PostgreSQL has an account of its own, which may pass through. */
function closed() {
  const open =
    process.platform === 'win32' ? 0 : statSync(varFolder(), { throwIfNoEntry: false })?.mode & 0o066;
  return open
    ? wrong(diagnosis.closed(varFolder()), diagnosis.closedFault)
    : right(diagnosis.closed(varFolder()));
}

async function database() {
  return process.env.DATABASE_URL ? external() : embedded();
}

async function embedded() {
  try {
    const postgres = join(await programsOfThePackage(), 'postgres');
    const version = execFileSync(postgres, ['--version'], { encoding: 'utf8' }).trim().split(' ').at(-1);
    return right(diagnosis.embedded(version));
  } catch {
    return wrong(diagnosis.embedded('✘'), diagnosis.embeddedFault);
  }
}

async function external() {
  const label = diagnosis.external('✘');
  const looked = await lookAtDatabase(process.env.DATABASE_URL).catch((error) =>
    wrong(label, diagnosis.externalFault(error.code ?? error.message)),
  );
  if (looked.label) return looked;
  const found = diagnosis.external(looked.version);
  if (looked.number < LEAST_POSTGRES) return wrong(found, diagnosis.externalTooOld);
  if (!looked.extensions) return wrong(found, diagnosis.extensionsMissing);
  return right(found);
}

function builds() {
  const stale = staleBuilds();
  return stale.length > 0 ? wrong(diagnosis.builds, diagnosis.buildsFault(stale)) : right(diagnosis.builds);
}

async function browser() {
  try {
    const { browserProgram, openBrowser } = await import('../../tests/e2e/browser.ts');
    const { executablePath } = await browserProgram();
    await (await openBrowser()).close();
    return right(diagnosis.browser(executablePath));
  } catch (error) {
    return wrong(diagnosis.browser('✘'), diagnosis.browserFault(String(error.message).split('\n')[0]));
  }
}
