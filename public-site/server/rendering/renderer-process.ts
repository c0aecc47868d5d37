import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { extname, join } from 'node:path';
import type { FromRenderer, RenderFailure, ToRenderer } from './render-messages.ts';
import type { Rendered, RenderTask } from './renderer.ts';

const PROGRAM = join(import.meta.dirname, `render-process${extname(import.meta.filename)}`);
// A page in the making needs little; what leaks or grows ends here, and another begins.
const MEMORY = ['--max-old-space-size=128', '--max-semi-space-size=4'];
/** Rendering waits for the api now and then: a few at once keep a core busy. */
const PAGES_AT_ONCE = 4;
const DRAWINGS_AT_ONCE = 1;
/** The pages' own limits are shorter: what has not ended by then never will. */
const HUNG_AFTER_MS = 25_000;
/** What answers visitors and the api go first. */
const PRIORITY = 10;
const STOP_WITHIN_MS = 2_000;

/** The process ended with this task in it. */
export class RendererDied extends Error {
  /** The task itself held the process up. */
  readonly isCause: boolean;

  constructor(isCause: boolean) {
    super('the renderer ended');
    this.isCause = isCause;
  }
}

interface Running {
  kind: RenderTask['kind'];
  resolve: (result: Rendered[RenderTask['kind']]) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
  isHung: boolean;
}

/** One process that renders, ready or not. */
export class RendererProcess {
  private readonly child: ChildProcess;
  private readonly running = new Map<number, Running>();
  private readonly ready: Promise<string[]>;
  private asked = 0;

  constructor() {
    this.child = fork(PROGRAM, { execArgv: MEMORY, serialization: 'advanced', stdio: 'inherit' });
    this.ready = new Promise((resolve, reject) => {
      this.child.on('message', (message: FromRenderer) => {
        if (message.kind === 'ready') resolve(message.paths);
        else this.settle(message);
      });
      this.child.once('exit', () => {
        reject(new RendererDied(false));
        for (const [id, task] of this.running) this.end(id)?.reject(new RendererDied(task.isHung));
      });
      this.child.once('error', reject);
    });
    this.ready.catch(() => undefined);
    if (this.child.pid !== undefined) setPriority(this.child.pid, PRIORITY);
  }

  /** The patterns of the addresses that have a page. */
  untilReady(): Promise<string[]> {
    return this.ready;
  }

  /** Calls once, also where the process could not be started at all. */
  onExit(listener: () => void): void {
    let isTold = false;
    const tell = () => {
      if (!isTold) listener();
      isTold = true;
    };
    this.child.once('exit', tell).once('error', tell);
  }

  hasRoomFor(kind: RenderTask['kind']): boolean {
    const count = [...this.running.values()].filter(
      (task) => (task.kind === 'page') === (kind === 'page'),
    ).length;
    return this.child.connected && count < (kind === 'page' ? PAGES_AT_ONCE : DRAWINGS_AT_ONCE);
  }

  run(task: RenderTask): Promise<Rendered[RenderTask['kind']]> {
    return new Promise((resolve, reject) => {
      this.asked += 1;
      const id = this.asked;
      const timer = setTimeout(() => this.killFor(id), HUNG_AFTER_MS);
      this.running.set(id, { kind: task.kind, resolve, reject, timer, isHung: false });
      this.child.send({ id, task } satisfies ToRenderer, (error) => {
        if (error) this.end(id)?.reject(new RendererDied(false));
      });
    });
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((settle) => this.child.once('exit', settle));
    const timer = setTimeout(() => this.child.kill('SIGKILL'), STOP_WITHIN_MS);
    if (this.child.connected) this.child.disconnect();
    await gone;
    clearTimeout(timer);
  }

  private settle(message: Exclude<FromRenderer, { kind: 'ready' }>): void {
    const task = this.end(message.id);
    if (message.kind === 'done') task?.resolve(message.result);
    else task?.reject(errorOf(message.failure));
  }

  private end(id: number): Running | undefined {
    const task = this.running.get(id);
    clearTimeout(task?.timer);
    this.running.delete(id);
    return task;
  }

  private killFor(id: number): void {
    const task = this.running.get(id);
    if (task) task.isHung = true;
    this.child.kill('SIGKILL');
  }
}

function errorOf({ message, stack, statusCode }: RenderFailure): Error {
  const error = Object.assign(new Error(message), { statusCode });
  if (stack) error.stack = stack;
  return error;
}
