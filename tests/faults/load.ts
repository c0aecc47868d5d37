import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pause } from '../factories/waiting.ts';

const WRITERS = 3;
const READERS = 3;
const REST_MS = 150;

/** Visitors who read, and who write until they are told that their message was received. */
export class Load {
  /** How often each answer came: `lecture 200`, `écriture coupée`… */
  readonly answers = new Map<string, number>();
  private readonly acknowledged: string[] = [];
  private readonly url: string;
  private isOver = false;
  private visitors: Promise<void>[] = [];
  private asked = 0;

  constructor(url: string) {
    this.url = url;
  }

  start(): void {
    const writers = Array.from({ length: WRITERS }, () => this.write());
    const readers = Array.from({ length: READERS }, () => this.read());
    this.visitors = [...writers, ...readers];
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.visitors);
  }

  /** What was acknowledged and is not in the database, and what is there twice. */
  async losses(databaseUrl: string): Promise<{ acknowledged: number; lost: number; doubled: number }> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ subject: string; count: number }>(
      'SELECT subject, count(*)::int AS count FROM contact_messages GROUP BY subject',
    );
    await client.end();
    const kept = new Map(rows.map(({ subject, count }) => [subject, count]));
    return {
      acknowledged: this.acknowledged.length,
      lost: this.acknowledged.filter((subject) => !kept.has(subject)).length,
      doubled: rows.filter(({ count }) => count > 1).length,
    };
  }

  get subjects(): readonly string[] {
    return this.acknowledged;
  }

  private async write(): Promise<void> {
    while (!this.isOver) {
      const subject = `Panne ${randomUUID()}`;
      const body = JSON.stringify({
        name: 'Awa Ndiaye',
        email: `${randomUUID()}@livres.example`,
        subject,
        message: 'Bonjour, notre école cherche des manuels de 6e.',
      });
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      // The same message, until it is acknowledged: as somebody does who sees an error.
      while (!this.isOver) {
        const status = await this.ask('écriture', '/api/v1/contact/', { method: 'POST', headers, body });
        if (status === 201) this.acknowledged.push(subject);
        if (status === 201 || status === 400) break;
        await pause(500);
      }
      await pause(REST_MS);
    }
  }

  private async read(): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      const path = turn % 2 ? '/' : `/api/v1/campaigns/?search=${turn}`;
      await this.ask(turn % 2 ? 'page gardée' : 'lecture', path);
      await pause(REST_MS);
    }
  }

  private async ask(kind: string, path: string, init: RequestInit = {}): Promise<number> {
    const headers = new Headers(init.headers);
    this.asked += 1;
    // Each from an address of its own: the limits of one are not what is tried here.
    headers.set(
      'x-forwarded-for',
      `10.${(this.asked >> 16) & 255}.${(this.asked >> 8) & 255}.${this.asked & 255}`,
    );
    const signal = AbortSignal.timeout(15_000);
    const answer = await fetch(this.url + path, { ...init, headers, signal }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    const name = `${kind} ${answer?.status ?? 'coupée'}`;
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
    return answer?.status ?? 0;
  }
}
