import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Configuration } from '../config/configuration.js';

const ANSWER_WITHIN_MS = 300;
/** How long a Redis that failed is left alone: requests do not each wait for it. */
const LEFT_ALONE_MS = 1000;
const MOST_ADDRESSES = 50_000;

interface Count {
  current: number;
  /** What remains of the window, in ms. */
  ttl: number;
}

/**
 * How many requests each address made in its window: in Redis where there is one and it answers within 300 ms (times PATIENCE),
 * so that all processes count together, else by this process alone, which counts all along: what Redis did not hear, or
 * lost, counts all the same.
 */
export class RequestCounts implements FastifyRateLimitStore {
  private readonly own = new LRUCache<string, { count: number; endsAt: number }>({ max: MOST_ADDRESSES });
  private readonly redis: Redis | null;
  private leftAloneUntil = 0;

  constructor({ redisUrl, patience }: Pick<Configuration, 'redisUrl' | 'patience'>) {
    this.redis = redisUrl === null ? null : connectTo(redisUrl, ANSWER_WITHIN_MS * patience);
  }

  incr(address: string, done: (error: Error | null, count?: Count) => void, windowMs: number): void {
    const own = this.countHere(address, windowMs);
    if (!this.redis || Date.now() < this.leftAloneUntil) return done(null, own);
    countTogether(this.redis, `requests:${address}`, windowMs).then(
      (count) => done(null, count.current > own.current ? count : own),
      () => {
        this.leaveAlone();
        done(null, own);
      },
    );
  }

  /** No route has a limit of its own. */
  child(): this {
    return this;
  }

  close(): void {
    this.redis?.disconnect();
  }

  private countHere(address: string, windowMs: number): Count {
    const now = Date.now();
    const known = this.own.get(address);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    window.count += 1;
    this.own.set(address, window);
    return { current: window.count, ttl: window.endsAt - now };
  }

  private leaveAlone(): void {
    if (Date.now() < this.leftAloneUntil) return;
    this.leftAloneUntil = Date.now() + LEFT_ALONE_MS;
    // A connection that is silent may never speak again.
    if (this.redis?.status === 'ready') this.redis.disconnect(true);
  }
}

function connectTo(url: string, answerWithinMs: number): Redis {
  const redis = new Redis(url, {
    connectTimeout: answerWithinMs,
    commandTimeout: answerWithinMs,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  redis.on('error', () => undefined);
  return redis;
}

async function countTogether(redis: Redis, key: string, windowMs: number): Promise<Count> {
  const answers = await redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key).exec();
  const [current, ttl] = (answers ?? [])
    .slice(1)
    .map(([error, value]) => (error ? Number.NaN : Number(value)));
  if (!Number.isInteger(current) || !Number.isInteger(ttl)) throw new Error('Redis did not count');
  return { current: current!, ttl: Math.max(ttl!, 0) };
}
