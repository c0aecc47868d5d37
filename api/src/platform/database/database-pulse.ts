import { Socket } from 'node:net';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { Configuration } from '../config/configuration.js';

const BEAT_MS = 500;
const ANSWER_WITHIN_MS = 2000;
const CONNECT_WITHIN_MS = 3000;
/** A timer this late says that our own process was busy, not that the database was silent. */
const OWN_DELAY_MS = 500;
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Asks PostgreSQL twice a second whether it is there. When it does not answer in time, every connection made through
 * `socket` is cut, so that whoever waits gets an error within 3 seconds (times PATIENCE), and new ones fail at once until it is back.
 * A slow statement on a database that answers is not cut: `statement_timeout` bounds it.
 */
@Injectable()
export class DatabasePulse implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('DatabasePulse');
  private readonly sockets = new Set<Socket>();
  private client: pg.Client | null = null;
  private stream: Socket | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private silent = false;

  constructor(private readonly configuration: Configuration) {}

  get isSilent(): boolean {
    return this.silent;
  }

  /** A socket for pg's `stream` option: cut when the database falls silent, or says nothing for 3 s after it was made. */
  socket(): Socket {
    const socket = new Socket();
    this.sockets.add(socket);
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy(unanswered());
    }, CONNECT_WITHIN_MS * this.configuration.patience);
    socket.once('close', () => {
      clearTimeout(timer);
      this.sockets.delete(socket);
    });
    // Once pg listens to it.
    if (this.silent) process.nextTick(() => socket.destroy(unanswered()));
    return socket;
  }

  onModuleInit(): void {
    this.plan();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.drop();
  }

  private plan(): void {
    if (!this.isStopped) this.timer = setTimeout(() => void this.beat(), BEAT_MS).unref();
  }

  private async beat(): Promise<void> {
    const answers = await this.answers();
    if (this.isStopped) return this.drop();
    if (answers === this.silent)
      this.logger.warn(answers ? 'the database answers again' : 'the database is silent');
    this.silent = !answers;
    if (this.silent) for (const socket of this.sockets) socket.destroy(unanswered());
    this.plan();
  }

  private async answers(): Promise<boolean> {
    const hadConnection = this.client !== null;
    const first = await this.ask();
    // A connection of long standing may have been cut alone: a new one shows whether the server answers.
    return first === 'cut' && hadConnection ? (await this.ask()) === 'answered' : first === 'answered';
  }

  private async ask(): Promise<'answered' | 'silent' | 'cut'> {
    try {
      const said = await within(
        ANSWER_WITHIN_MS * this.configuration.patience,
        this.connected().then((client) => client.query('SELECT 1')),
      );
      if (said === 'silent') this.drop();
      return said;
    } catch (error) {
      this.drop();
      return (error as { code?: unknown }).code === TOO_MANY_CONNECTIONS ? 'answered' : 'cut';
    }
  }

  private async connected(): Promise<pg.Client> {
    if (this.client) return this.client;
    const client = new pg.Client({
      connectionString: this.configuration.databaseUrl,
      application_name: 'livres-en-partage-pulse',
      stream: () => (this.stream = new Socket().unref()),
    });
    this.client = client;
    client.on('error', () => this.client === client && this.drop());
    await client.connect();
    return client;
  }

  private drop(): void {
    this.client = null;
    // Not `end()`, which waits for a server that may be silent.
    this.stream?.destroy();
    this.stream = null;
  }
}

function unanswered(): Error {
  return Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });
}

/** `silent` when the work has not ended in time; our own delays are not counted. */
async function within(ms: number, work: Promise<unknown>): Promise<'answered' | 'silent'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'silent'>((resolve) => {
    const begin = () => {
      const due = Date.now() + ms;
      timer = setTimeout(() => {
        if (Date.now() - due > OWN_DELAY_MS) begin();
        // What has arrived meanwhile is read first.
        else setImmediate(() => resolve('silent'));
      }, ms);
    };
    begin();
  });
  try {
    return await Promise.race([work.then(() => 'answered' as const), late]);
  } finally {
    clearTimeout(timer);
    // A work that nobody waits for any more may still fail.
    work.catch(() => undefined);
  }
}
