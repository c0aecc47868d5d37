import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';

/** Of this worker of this run: two runs on one machine may have one Redis. */
const PREFIX = `${randomBytes(6).toString('hex')}:`;

/** Where REDIS_URL is given: names of this worker's own, without the counts of the file before. */
export async function freshRedis(): Promise<string | undefined> {
  const given = process.env['REDIS_URL'];
  if (!given) return undefined;
  const redis = new Redis(given, { maxRetriesPerRequest: 1 });
  try {
    const counts = await redis.keys(`${PREFIX}requests:*`);
    if (counts.length > 0) await redis.del(...counts);
  } finally {
    redis.disconnect();
  }
  const url = new URL(given);
  url.searchParams.set('keyPrefix', PREFIX);
  return url.href;
}
