import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './lock.mjs';

const POLITELY = [undefined, 'SIGINT', 'SIGQUIT', 'SIGKILL'];
const AT_ONCE = ['SIGQUIT', 'SIGKILL'];
const ORPHANS_WITHIN_MS = 3000;

/**
 * After a kill -9 the last server of this folder may still be stopping, its number may belong to another program by
 * now, and its children may still hold the shared memory: PostgreSQL alone would refuse to start in each case. Nobody
 * else uses the folder: the launcher holds its lock. `atOnce` does not wait for a stop that may be under way.
 */
export async function endLeftover(folder, { atOnce = false } = {}) {
  const path = join(folder, 'postmaster.pid');
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0;
  if (!pid) return;
  for (const signal of atOnce ? AT_ONCE : POLITELY) {
    if (!isOurServer(pid, folder)) break;
    if (signal) process.kill(pid, signal);
    await untilGone(pid, folder);
  }
  await endOrphans(folder);
  rmSync(path, { force: true });
}

/** Servers of single connections outlive a postmaster that was killed, for as long as their statement lasts. */
async function endOrphans(folder) {
  const deadline = Date.now() + ORPHANS_WITHIN_MS;
  for (let found = workingIn(folder); found.length > 0 && Date.now() < deadline; found = workingIn(folder)) {
    // Nothing is lost by it: the postmaster is dead, and what was committed is in the journal.
    for (const pid of found) kill(pid);
    await pause(50);
  }
}

/** PostgreSQL's processes of this folder, in which each of them works; none where there is no /proc. */
function workingIn(folder) {
  const real = realpathSync(folder);
  return processes().filter((pid) => {
    try {
      const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
      return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === real;
    } catch {
      return false;
    }
  });
}

function processes() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}

async function untilGone(pid, folder) {
  for (let waited = 0; waited < 5000 && isOurServer(pid, folder); waited += 50) await pause(50);
}

function isOurServer(pid, folder) {
  return isAlive(pid) && commandOf(pid).includes(folder);
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return psCommand(pid);
  }
}

function psCommand(pid) {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
