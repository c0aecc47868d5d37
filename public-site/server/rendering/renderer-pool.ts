import { access } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { folders } from '../folders.ts';
import { neighbourhood } from '../limits/address-limits.ts';
import { Refusal } from '../limits/refusal.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { PagePaths } from './page-paths.ts';
import { RendererDied, RendererProcess } from './renderer-process.ts';
import type { Rendered, Renderer, RenderTask, TaskOf } from './renderer.ts';

const PER_ADDRESS = 20;
const WAITING_IN_ALL = 100;
const WAITED_ENOUGH_MS = 8_000;
const LONGEST_PAUSE_MS = 10_000;
const SETTLED_AFTER_MS = 60_000;

type Kind = RenderTask['kind'];

interface Job {
  task: RenderTask;
  address: string;
  isRetried: boolean;
  /** Ends the wait of a job that has not begun. */
  timer?: NodeJS.Timeout;
  resolve: (result: Rendered[Kind]) => void;
  reject: (error: Error) => void;
}

/** Renders in processes of their own, so many tasks at once; what is above that waits its turn, or is refused. */
export class RendererPool implements Renderer {
  private readonly processes: (RendererProcess | null)[];
  private readonly pages = new FairQueue<Job>();
  private readonly drawings = new FairQueue<Job>();
  private readonly counts = new Map<string, number>();
  private readonly paths = new PagePaths();
  private readonly log: FastifyBaseLogger;
  private waiting = 0;
  private deaths = 0;
  private isStopping = false;

  constructor(count: number, log: FastifyBaseLogger) {
    this.processes = Array.from({ length: count }, () => null);
    this.log = log;
  }

  /** Resolves once pages can be rendered; refuses where the site is not built. */
  async start(): Promise<void> {
    await access(folders.builtPages);
    await Promise.all(this.processes.map((_, index) => this.spawn(index)));
  }

  knows(path: string): boolean {
    return this.paths.has(path);
  }

  run<K extends Kind>(task: TaskOf<K>, visitor: string): Promise<Rendered[K]> {
    const address = neighbourhood(visitor);
    const count = this.counts.get(address) ?? 0;
    if (count >= PER_ADDRESS) return Promise.reject(new Refusal(429));
    if (this.waiting >= WAITING_IN_ALL || this.isStopping) return Promise.reject(new Refusal(503));
    this.counts.set(address, count + 1);
    return this.queued(task, address).finally(() => this.uncount(address)) as Promise<Rendered[K]>;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.processes.filter((one) => one !== null).map((one) => one.stop()));
  }

  private queued(task: RenderTask, address: string): Promise<Rendered[Kind]> {
    return new Promise((resolve, reject) => {
      this.enqueue({ task, address, isRetried: false, resolve, reject });
      this.dispatch();
    });
  }

  private enqueue(job: Job): void {
    const queue = job.task.kind === 'page' ? this.pages : this.drawings;
    job.timer = setTimeout(() => {
      queue.remove(job.address, job);
      this.waiting -= 1;
      job.reject(new Refusal(503));
    }, WAITED_ENOUGH_MS);
    this.waiting += 1;
    queue.push(job.address, job);
  }

  private dispatch(): void {
    for (const process of this.processes) {
      while (process?.hasRoomFor('page')) {
        const job = this.pages.shift();
        if (!job) break;
        this.begin(process, job);
      }
      const drawing = process?.hasRoomFor('picture') ? this.drawings.shift() : undefined;
      if (process && drawing) this.begin(process, drawing);
    }
  }

  private begin(process: RendererProcess, job: Job): void {
    this.waiting -= 1;
    clearTimeout(job.timer);
    process
      .run(job.task)
      .then(job.resolve, (error: Error) => this.failed(job, error))
      .finally(() => this.dispatch());
  }

  /** What a process took with it is done again once, unless a visitor's form may have been acted upon. */
  private failed(job: Job, error: Error): void {
    if (!(error instanceof RendererDied)) return job.reject(error);
    const isForm = job.task.kind === 'page' && job.task.visit.form !== undefined;
    if (job.isRetried || isForm || error.isCause || this.isStopping) return job.reject(new Refusal(503));
    job.isRetried = true;
    this.enqueue(job);
  }

  private async spawn(index: number): Promise<void> {
    const process = new RendererProcess();
    const bornAt = Date.now();
    process.onExit(() => {
      this.processes[index] = null;
      if (this.isStopping) return;
      this.deaths = Date.now() - bornAt > SETTLED_AFTER_MS ? 0 : this.deaths + 1;
      this.log.error({ deaths: this.deaths }, 'a renderer ended, another is started');
      setTimeout(() => void this.respawn(index), Math.min(100 * 2 ** this.deaths, LONGEST_PAUSE_MS)).unref();
    });
    this.paths.read(await process.untilReady());
    this.processes[index] = process;
    this.dispatch();
  }

  private async respawn(index: number): Promise<void> {
    if (!this.isStopping) await this.spawn(index).catch(() => undefined);
  }

  private uncount(address: string): void {
    const count = (this.counts.get(address) ?? 1) - 1;
    if (count > 0) this.counts.set(address, count);
    else this.counts.delete(address);
  }
}
