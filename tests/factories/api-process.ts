import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/launch/free-port.mjs';
import { NATIVE_MEMORY } from '../../scripts/launch/memory.mjs';
import { PROGRAMS } from '../../scripts/launch/product.mjs';
import { ADMIN_ACCESS_CODE, type Request, requestOn } from './api.ts';
import { eventually } from './waiting.ts';

export interface ApiProcess {
  origin: string;
  request: Request;
  /** What the process has written, both ways. */
  output(): string;
  isReady(): Promise<boolean>;
  /** Refuses after three minutes, or when the process ends, with what it wrote. */
  untilReady(): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** The most memory that it has had, in MB. */
  peakMemoryMb(): number;
  /** Its exit code, null where a signal ended it. */
  exit: Promise<number | null>;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

/** The api as an operator starts it: a process of its own, with nothing of the test's environment that it reads. */
export async function startApiProcess(env: Record<string, string | undefined>): Promise<ApiProcess> {
  const port = Number(env['API_PORT']) || (await freePort());
  const varFolder = mkdtempSync(join(tmpdir(), 'livres-process-'));
  folders.push(varFolder);
  const child = spawn(process.execPath, PROGRAMS.api, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      // Where the run keeps what was compiled once: scores of processes load the same modules.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...NATIVE_MEMORY,
      APP_NAME: 'Livres en partage',
      APP_URL: 'http://localhost:3000',
      API_URL: 'http://localhost:3000/api/v1',
      ADMIN_ACCESS_CODE,
      API_PORT: String(port),
      VAR_DIR: varFolder,
      LOG_LEVEL: 'warn',
      BACKUP_EVERY_NIGHT: 'false',
      ...env,
    },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  let ended = false;
  const exit = new Promise<number | null>((settle) => {
    child.once('close', (code) => {
      ended = true;
      running.delete(child);
      settle(code);
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const untilReady = async () => {
    await eventually(
      'ready',
      async () => {
        if (ended) throw new Error(`the api ended:\n${output}`);
        return isReady();
      },
      180_000,
    );
  };
  const kill = (signal: NodeJS.Signals) => void child.kill(signal);
  return {
    origin,
    request: requestOn(`${origin}/api/v1`),
    output: () => output,
    isReady,
    untilReady,
    kill,
    peakMemoryMb: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
    },
    exit,
  };
}

/** Ends what is still running, at once. */
export function endApiProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
