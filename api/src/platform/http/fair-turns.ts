import type { FastifyInstance } from 'fastify';
import { platformErrors } from '../errors/platform.errors.js';
import { isKeptUntilNextRevision } from './public-cache.js';

/** One turn in as many goes to who has waited longest, so that an address of many people is served too. */
const LONGEST_WAIT_EVERY = 4;

/**
 * Turns at what few may do at once: who has least waiting goes first, so that a visitor who asks for one thing does not
 * wait for as many turns as there are others who ask for much.
 */
export class FairTurns {
  /** By address, in the order in which each had its last turn. */
  private readonly waiting = new Map<string, Set<() => void>>();
  private free: number;
  private given = 0;

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  /** Calls `begin` when the address has its turn; answers what ends the turn, or gives it up before it came. */
  take(address: string, begin: () => void): () => void {
    if (this.free > 0) {
      this.free -= 1;
      begin();
    } else this.wait(address, begin);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (!this.giveUp(address, begin)) this.next();
    };
  }

  private wait(address: string, begin: () => void): void {
    const waiting = this.waiting.get(address);
    if (waiting) waiting.add(begin);
    else this.waiting.set(address, new Set([begin]));
  }

  private giveUp(address: string, begin: () => void): boolean {
    const waiting = this.waiting.get(address);
    if (!waiting?.delete(begin)) return false;
    if (waiting.size === 0) this.waiting.delete(address);
    return true;
  }

  private next(): void {
    const address = this.addressInTurn();
    const waiting = address === undefined ? undefined : this.waiting.get(address);
    if (address === undefined || !waiting) {
      this.free += 1;
      return;
    }
    const [begin] = waiting;
    waiting.delete(begin!);
    // To the end of the line, behind every other address.
    this.waiting.delete(address);
    if (waiting.size > 0) this.waiting.set(address, waiting);
    begin!();
  }

  private addressInTurn(): string | undefined {
    this.given += 1;
    const [first] = this.waiting.keys();
    if (first === undefined || this.given % LONGEST_WAIT_EVERY === 0) return first;
    let inTurn = first;
    let least = Infinity;
    for (const [address, { size }] of this.waiting)
      if (size < least) {
        inTurn = address;
        least = size;
        if (least === 1) break;
      }
    return inTurn;
  }
}

/**
 * Public answers that must be made are made a few at once, who has least waiting first: what one asks for without end
 * keeps nobody else waiting, and leaves connections to forms and staff. Kept answers do not come here. Only routes that
 * read nothing but this database: one that waits for a provider would hold everybody's turn. Whoever has no turn after
 * `waitsMs` is refused for now (503): of a database that answers nobody, one hears in time.
 */
export function giveTurns(
  fastify: FastifyInstance,
  { atOnce, waitsMs }: Record<'atOnce' | 'waitsMs', number>,
): void {
  const turns = new FairTurns(atOnce);
  // After the limits of an address, which are held as a request comes in.
  fastify.addHook('preValidation', (request, reply, done) => {
    if (!isKeptUntilNextRevision(request)) return done();
    const late = setTimeout(() => {
      end();
      done(platformErrors.unavailable());
    }, waitsMs);
    const end = turns.take(request.ip, () => {
      clearTimeout(late);
      done();
    });
    request.endTurn = end;
    reply.raw.once('close', () => {
      clearTimeout(late);
      end();
    });
  });
  // Made; how slowly it is read is nobody else's affair.
  fastify.addHook('onSend', async (request, _, payload) => {
    request.endTurn?.();
    return payload;
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the turn that the request has or waits for. */
    endTurn?: () => void;
  }
}
