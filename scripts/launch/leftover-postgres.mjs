import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './lock.mjs';

/**
 * After a kill -9 the last server of this folder may still be stopping, or its number may belong to another program by now:
 * PostgreSQL alone would refuse to start in both cases. Nobody else uses the folder: the launcher holds its lock.
 */
export async function endLeftover(folder) {
  const path = join(folder, 'postmaster.pid');
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0;
  if (!pid) return;
  for (const signal of [undefined, 'SIGINT', 'SIGQUIT', 'SIGKILL']) {
    if (!isOurServer(pid, folder)) break;
    if (signal) process.kill(pid, signal);
    await untilGone(pid, folder);
  }
  rmSync(path, { force: true });
}

async function untilGone(pid, folder) {
  for (let waited = 0; waited < 5000 && isOurServer(pid, folder); waited += 100) await pause(100);
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
