import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { answersOk } from './api-link.mjs';
import { LaunchError } from './exit-with-message.mjs';
import { words } from './launch.fr.mjs';
import { ROOT, inProject } from './project.mjs';

const STOP_WITHIN_MS = 10_000;
const LONGEST_PAUSE_S = 5;
const SETTLED_AFTER_MS = 60_000;

/**
 * Starts a Node program that ends when we end, however we end. Out of our process group: Ctrl-C must reach us alone.
 * @returns {import('node:child_process').ChildProcess}
 */
export function spawnNode(args, { env = {}, cwd = ROOT, stdio = 'inherit' } = {}) {
  const preload = ['--import', inProject('scripts/launch/end-with-parent.mjs')];
  return spawn(process.execPath, [...preload, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio, 'ipc'],
    detached: true,
  });
}

/** Asks a child to stop and makes sure that it does. */
export async function stopChild(child, name) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((settle) => child.once('exit', settle));
  child.kill('SIGTERM');
  const late = new AbortController();
  const timer = pause(STOP_WITHIN_MS, 'late', { signal: late.signal }).catch(() => undefined);
  if ((await Promise.race([gone, timer])) === 'late') {
    console.error(words.killed(name));
    child.kill('SIGKILL');
    await gone;
  }
  late.abort();
}

/** The children of one command, stopped in the reverse order of their start, started again when they die. */
export class Processes {
  #running = [];
  #isStopping = false;
  #started = new Map();

  get isStopping() {
    return this.#isStopping;
  }

  /** `args` for Node; until `settled` is called for it, a death is final. */
  start(name, args, options = {}) {
    if (this.#isStopping) return;
    const entry = { name, child: undefined, options, args, deaths: 0, bornAt: 0, isSettled: false };
    this.#running.push(entry);
    this.#started.set(name, entry);
    this.#spawn(entry);
  }

  /** Anything else that must be stopped in its turn. */
  add(name, stop) {
    this.#running.push({ name, stop });
  }

  settled(name) {
    this.#started.get(name).isSettled = true;
  }

  hasDied(name) {
    const { child } = this.#started.get(name);
    return child.exitCode !== null || child.signalCode !== null;
  }

  #spawn(entry) {
    entry.bornAt = Date.now();
    entry.child = spawnNode(entry.args, entry.options);
    entry.child.on('error', (error) => console.error(error));
    entry.child.once('exit', () => void this.#onExit(entry));
  }

  async #onExit(entry) {
    if (this.#isStopping || !entry.isSettled) return;
    entry.deaths = Date.now() - entry.bornAt > SETTLED_AFTER_MS ? 1 : entry.deaths + 1;
    // At once the first time, then with pauses that grow.
    const seconds = entry.deaths === 1 ? 0 : Math.min(2 ** (entry.deaths - 2), LONGEST_PAUSE_S);
    console.error(words.died(entry.name, seconds));
    await pause(seconds * 1000);
    if (!this.#isStopping) this.#spawn(entry);
  }

  /** Ends a program that is then started again by itself, with the environment as it now is. */
  renew(name) {
    this.#started.get(name)?.child?.kill('SIGTERM');
  }

  async stop() {
    this.#isStopping = true;
    for (const { name, child, stop } of this.#running.toReversed())
      await (stop ? stop() : stopChild(child, name));
    this.#running = [];
  }
}

/** Stops everything once, on a signal or when the command that npm runs for us has lost its parent. */
export function onSignal(stop) {
  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    console.log(words.stopping);
    await stop();
    console.log(words.stopped);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, begin);
  if (process.env.npm_lifecycle_event) endWhenOrphaned(begin);
}

// npm killed by kill -9 sends no signal: its shell, or we, are then handed to another parent.
function endWhenOrphaned(begin) {
  const above = parents();
  setInterval(() => parents() !== above && begin(), 1000).unref();
}

function parents() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${shell.slice(shell.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/** Waits until an address answers 2xx; `hasDied` ends the wait at once. */
export async function waitUntilReady(
  name,
  address,
  { hasDied, isStopping = () => false, withinSeconds = 120, socketPath = '' },
) {
  const deadline = Date.now() + withinSeconds * 1000;
  while (Date.now() < deadline && !isStopping()) {
    if (hasDied()) throw new LaunchError(words.neverReady(name));
    // What answers may be another program, which had the address first.
    if ((await answersOk(address, socketPath)) && !hasDied()) return;
    await pause(100);
  }
  if (!isStopping()) throw new LaunchError(words.tooSlow(name, withinSeconds));
}
