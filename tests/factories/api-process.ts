import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { freePort } from '../../scripts/launch/free-port.mjs';
import { NATIVE_MEMORY } from '../../scripts/launch/memory.mjs';
import { PROGRAMS } from '../../scripts/launch/product.mjs';
import { ADMIN_ACCESS_CODE, type Request, requestOn } from './api.ts';
import { OF_A_BUSY_MACHINE } from './busy-machine.ts';
import { eventually } from './waiting.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

export interface ApiProcess {
  /** Final once it is ready: the port may be taken before it is opened. */
  readonly origin: string;
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
const MOST_PORTS = 5;
/** A stranger on the port may never answer. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * The api as an operator starts it: a process of its own, with nothing of the test's environment that it reads. It starts
 * again on another port where one that was found free is taken meanwhile.
 */
export async function startApiProcess(
  env: Record<string, string | undefined>,
  findPort: () => Promise<number> = freePort,
): Promise<ApiProcess> {
  const given = Number(env['API_PORT']);
  const varFolder = temporaryFolder('process');
  folders.push(varFolder);
  let output = '';
  let port = given || (await findPort());
  let child = spawnApi(varFolder, { ...env, API_PORT: String(port) }, (text) => (output += text));
  let isWanted = true;
  let ended = false;
  const exit = new Promise<number | null>((settle) => {
    let ports = 1;
    const onEnd = async (code: number | null): Promise<void> => {
      const mayTryAgain = isWanted && !given && ports < MOST_PORTS;
      if (mayTryAgain && output.includes('EADDRINUSE')) {
        ports += 1;
        output = '';
        port = await findPort();
        child = spawnApi(varFolder, { ...env, API_PORT: String(port) }, (text) => (output += text));
        child.once('close', onEnd);
        return;
      }
      ended = true;
      settle(code);
    };
    child.once('close', onEnd);
  });
  const origin = () => `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin()}/health/ready`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
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
  const kill = (signal: NodeJS.Signals) => {
    isWanted = false;
    child.kill(signal);
  };
  return {
    get origin() {
      return origin();
    },
    request: (path, ask) => requestOn(`${origin()}/api/v1`)(path, ask),
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

function spawnApi(
  varFolder: string,
  env: Record<string, string | undefined>,
  onOutput: (text: string) => void,
): ChildProcess {
  const child = spawn(process.execPath, PROGRAMS.api, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      // Where the run keeps what was compiled once: scores of processes load the same modules.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...clockOfTheRun(),
      ...NATIVE_MEMORY,
      APP_NAME: 'Livres en partage',
      APP_URL: 'http://localhost:3000',
      API_URL: 'http://localhost:3000/api/v1',
      ADMIN_ACCESS_CODE,
      VAR_DIR: varFolder,
      LOG_LEVEL: 'warn',
      BACKUP_EVERY_NIGHT: 'false',
      ...OF_A_BUSY_MACHINE,
      ...env,
    },
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  return child;
}

/** Where the run has a clock or a zone of its own (npm run steady), its processes have them too. */
function clockOfTheRun(): Record<string, string | undefined> {
  const names = Object.keys(process.env).filter((name) =>
    /^(?:TZ|LD_PRELOAD|FAKETIME\w*|DONT_FAKE_MONOTONIC)$/.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

/** Ends what is still running, at once. */
export function endApiProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
