import type { FastifyReply, FastifyRequest } from 'fastify';
import { neighbourhood } from './address-limits.ts';
import { FairQueue } from './fair-queue.ts';

/**
 * A few requests go on at once and the others wait, who has least waiting first: a hook that holds each back until it
 * has its turn, which ends with its answer.
 */
export function turns(atOnce: number) {
  const waiting = new FairQueue<() => void>();
  let free = atOnce;
  const next = () => {
    const begin = waiting.shift();
    if (begin) begin();
    else free += 1;
  };
  return ({ ip }: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    // Whoever went away while their request was received never ends a turn: they get none.
    if (reply.raw.destroyed) return done();
    const address = neighbourhood(ip);
    let hasTurn = false;
    const begin = () => {
      hasTurn = true;
      done();
    };
    reply.raw.once('close', () => (hasTurn ? next() : waiting.remove(address, begin)));
    if (free === 0) return waiting.push(address, begin);
    free -= 1;
    begin();
  };
}
