import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/launch/free-port.mjs';
import { eventually } from '../factories/waiting.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

export const VICTIMS = ['api', 'site', 'worker', 'postmaster'] as const;
export type Victim = (typeof VICTIMS)[number];

const PROGRAM_OF: Record<Exclude<Victim, 'postmaster'>, string> = {
  api: 'api/dist/src/main.js',
  site: 'public-site/dist/server/main.js',
  worker: 'api/dist/src/worker.js',
};
const START_WITHIN_MS = 180_000;
const ERROR_LEVEL = 50;

interface LogLine {
  level: number;
  context?: string;
  name?: string;
  message?: string;
  error_code?: string;
  stack?: string;
}

/** The whole product on this machine's loopback, with a folder of its own, to be hurt. */
export class ProductUnderFault {
  readonly varFolder = temporaryFolder('faults');
  url = '';
  private launcher: ChildProcess | undefined;
  private output = '';
  /** What the api answered with a 500, and why. */
  readonly unexpected = new Set<string>();

  async start(env: Record<string, string>): Promise<void> {
    // Under root, PostgreSQL's own account must be able to enter.
    chmodSync(this.varFolder, 0o755);
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    this.launcher = spawn(process.execPath, [join(import.meta.dirname, 'whole-product.ts')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        HOST: '127.0.0.1',
        VAR_DIR: join(this.varFolder, 'var'),
        APP_NAME: 'Livres en partage',
        APP_URL: this.url,
        API_URL: `${this.url}/api/v1`,
        ADMIN_ACCESS_CODE: 'code-des-pannes-2026',
        CONTACT_EMAIL: 'bureau@livres.example',
        TRUSTED_PROXIES: '127.0.0.1',
        WORKER: 'apart',
        DEMO_CONTENT: 'false',
        BACKUP_EVERY_NIGHT: 'false',
        LOG_LEVEL: 'error',
        ...env,
      },
    });
    for (const stream of [this.launcher.stdout, this.launcher.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.read(text));
    await eventually('the product', () => this.hasStarted(), START_WITHIN_MS);
  }

  /** Keeps the end of what is printed, and each different failure that the api did not expect. */
  private read(text: string): void {
    const lines = (this.output + text).split('\n');
    for (const line of lines.slice(0, -1)) {
      const reason = unexpectedIn(line);
      if (reason) this.unexpected.add(reason);
    }
    this.output = (this.output + text).slice(-20_000);
  }

  private hasStarted(): boolean {
    if (this.launcher?.exitCode != null) throw new Error(`The product did not start:\n${this.output}`);
    return this.output.includes('est prêt');
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(3000) }).catch(
      () => null,
    );
    return answer?.ok ?? false;
  }

  get databaseUrl(): string {
    const { databaseUrl } = JSON.parse(readFileSync(join(this.varFolder, 'var/run.lock'), 'utf8')) as {
      databaseUrl: string;
    };
    return databaseUrl;
  }

  /** Undefined while it is dead. */
  pidOf(victim: Victim): number | undefined {
    if (victim === 'postmaster')
      return Number(readOr(join(this.varFolder, 'var/postgres/postmaster.pid')).split('\n')[0]) || undefined;
    return processes().find(
      (pid) => statusOf(pid, 'PPid') === this.launcher?.pid && commandOf(pid).includes(PROGRAM_OF[victim]),
    );
  }

  /** Every process of the embedded PostgreSQL. */
  postgres(): number[] {
    const folder = join(realpathSync(this.varFolder), 'var/postgres');
    return processes().filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
  }

  async stop(): Promise<void> {
    const { launcher } = this;
    if (launcher && launcher.exitCode === null) {
      const gone = new Promise((resolve) => launcher.once('exit', resolve));
      launcher.kill('SIGTERM');
      await gone;
    }
    rmSync(this.varFolder, { recursive: true, force: true });
  }
}

/** Why a line of the log is a 500: its error's name and message; null where it is none. */
function unexpectedIn(line: string): string | null {
  if (!line.includes('"Problem"')) return null;
  try {
    const said = JSON.parse(line.slice(line.indexOf('{'))) as LogLine;
    if (said.context !== 'Problem' || said.level < ERROR_LEVEL) return null;
    const place = said.stack?.split('\n')[1]?.trim();
    return [said.name, said.error_code, said.message, place].filter(Boolean).join(' | ');
  } catch {
    return null;
  }
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function commandOf(pid: number): string {
  return readOr(`/proc/${pid}/cmdline`);
}

function statusOf(pid: number, name: string): number {
  return Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(readOr(`/proc/${pid}/status`))?.[1]);
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
