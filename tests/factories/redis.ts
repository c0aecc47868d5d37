import { Redis } from 'ioredis';

const DATABASES = 15;

/** Where REDIS_URL is given: a database for each worker, without the counts of the file before. */
export async function freshRedis(): Promise<string | undefined> {
  const given = process.env['REDIS_URL'];
  if (!given) return undefined;
  const url = new URL(given);
  url.pathname = `/${1 + (Number(process.env['VITEST_POOL_ID'] ?? 0) % DATABASES)}`;
  const redis = new Redis(url.href, { maxRetriesPerRequest: 1 });
  try {
    const counts = await redis.keys('requests:*');
    if (counts.length > 0) await redis.del(...counts);
  } finally {
    redis.disconnect();
  }
  return url.href;
}
