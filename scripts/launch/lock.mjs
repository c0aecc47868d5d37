import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJson } from './project.mjs';

/**
 * Takes a lock that only one living process holds. Answers `{ holder }` where another one has it,
 * and `{ write, release }` where it is ours; `write` adds what others may want to know.
 */
export function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  const ours = { pid: process.pid, born: birthOf(process.pid) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createOnce(path, ours)) return ourLock(path, ours);
    const holder = lockHolder(path);
    if (holder) return { holder };
    rmSync(path, { force: true });
  }
  return { holder: readJson(path) ?? {} };
}

/** Who holds the lock, or undefined where nobody does any more. */
export function lockHolder(path) {
  const holder = readJson(path);
  return holder && isAlive(holder.pid) && birthOf(holder.pid) === holder.born ? holder : undefined;
}

function createOnce(path, content) {
  try {
    writeFileSync(path, JSON.stringify(content), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function ourLock(path, ours) {
  return {
    write: (details) => writeFileSync(path, JSON.stringify({ ...ours, ...details }), { mode: 0o600 }),
    release: () => rmSync(path, { force: true }),
  };
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** When a process was born, in the system's own words: a number is given again, a number and a birth are not. */
function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return psBirth(pid);
  }
}

function psBirth(pid) {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
