import type { FastifyBaseLogger } from 'fastify';

const POLL_MS = 500;
const TIMEOUT_MS = 2_000;

/** Watches the number that every staff write raises, so that copies made from older content can be dropped. */
export class ContentRevision {
  /** Null until the api has answered once. */
  current: number | null = null;
  private readonly address: string;
  private readonly log: FastifyBaseLogger;
  private readonly listeners: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isReachable = true;
  private hasJustChanged = false;

  constructor(apiInternalUrl: string, log: FastifyBaseLogger) {
    this.address = `${apiInternalUrl}/api/v1/revision/`;
    this.log = log;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  start(): void {
    void this.poll();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async poll(): Promise<void> {
    try {
      this.take(await this.read());
      this.isReachable = true;
    } catch (error) {
      if (this.isReachable)
        this.log.warn({ err: error }, 'content revision cannot be read; kept pages go on serving');
      this.isReachable = false;
    }
    if (!this.isStopped) this.timer = setTimeout(() => void this.poll(), POLL_MS);
  }

  private async read(): Promise<number> {
    const answer = await fetch(this.address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = (await answer.json()) as { revision?: unknown };
    if (!answer.ok || typeof body.revision !== 'number')
      throw new Error(`revision answered ${answer.status}`);
    return body.revision;
  }

  private take(revision: number): void {
    const hasChanged = revision !== this.current;
    // With several apis, one may announce a change while another, not yet notified, renders an older page.
    if (hasChanged || this.hasJustChanged) for (const listener of this.listeners) listener();
    this.hasJustChanged = hasChanged && this.current !== null;
    this.current = revision;
  }
}
