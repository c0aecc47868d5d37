import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { words } from './launch.fr.mjs';

const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 16;
const DEFAULT_PORT = '3000';

/**
 * Writes `.env` on the first run, then loads it; what the environment already says wins. Answers whether it has just
 * drawn the access code that is in use.
 */
export function loadDotenv(path = inProject('.env')) {
  const isFirst = !existsSync(path);
  const isCodeGiven = Boolean(process.env.ADMIN_ACCESS_CODE);
  if (isFirst) writeFirst(path);
  process.loadEnvFile(path);
  addressesFollowPort();
  return isFirst && !isCodeGiven;
}

function writeFirst(path) {
  const example = readFileSync(inProject('.env.example'), 'utf8');
  const filled = example.replace(/^ADMIN_ACCESS_CODE=.*$/m, `ADMIN_ACCESS_CODE=${randomCode()}`);
  writeFileSync(path, filled, { mode: 0o600, flag: 'wx' });
  console.log(words.envWritten('.env'));
}

/** 16 characters that nobody confuses when reading them aloud: 79 bits. */
export function randomCode() {
  return Array.from({ length: CODE_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('');
}

/** The example's addresses stay true when only PORT is changed. */
function addressesFollowPort() {
  const port = process.env.PORT || DEFAULT_PORT;
  if (port === DEFAULT_PORT) return;
  for (const name of ['APP_URL', 'API_URL']) {
    const local = `http://localhost:${DEFAULT_PORT}`;
    const address = process.env[name];
    if (address === local || address?.startsWith(`${local}/`)) {
      process.env[name] = address.replace(local, `http://localhost:${port}`);
    }
  }
}
