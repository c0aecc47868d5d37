import { Redis } from 'ioredis';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startCuttableProxy } from '../fakes/cuttable-proxy.ts';
import { startApi, type TestApi, testApi } from '../factories/api.ts';
import { uploaded } from '../factories/pictures.ts';
import { freshRedis } from '../factories/redis.ts';
import { refusalFaults } from '../factories/refusal-faults.ts';
import { eventually } from '../factories/waiting.ts';

const LIMIT = 5;
const env = { REQUESTS_PER_MINUTE: String(LIMIT), PATIENCE: '1' };
const redisUrl = process.env['REDIS_URL'];

let asked = 0;

/** One request from this address, as the front door passes it on; by default for a page that nobody has kept. */
function from(api: TestApi, address: string, path = `/campaigns/?search=${(asked += 1)}`) {
  return api.request(path, { headers: { 'x-forwarded-for': address } });
}

async function statuses(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const answers: number[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push((await ask()).status);
  return answers;
}

const untilRefused = [...Array.from({ length: LIMIT }, () => 200), 429];

describe(`one address ${redisUrl ? '(counted in Redis)' : '(counted in the process: no REDIS_URL is given)'}`, () => {
  const api = testApi(env);
  beforeAll(async () => {
    await countsIn(api);
  });

  it('is refused past the limit of a minute, in French, and told when to come back', async () => {
    expect(await statuses(LIMIT + 1, () => from(api, '203.0.113.1'))).toEqual(untilRefused);
    const { status, body, text, headers } = await from(api, '203.0.113.1');
    const seconds = Number(headers.get('retry-after'));
    expect([status, body.title, seconds > 0 && seconds <= 60]).toEqual([429, 'Trop de demandes', true]);
    expect(body.detail).toMatch(/^Trop de demandes : réessayez dans \d+ secondes?\.$/);
    expect(refusalFaults({ status, text, headers: Object.fromEntries(headers) })).toEqual([]);
  });

  it('does not use up the limit of another', async () => {
    await statuses(LIMIT + 1, () => from(api, '203.0.113.2'));
    expect((await from(api, '203.0.113.3')).status).toBe(200);
  });

  it('is the one that the nearest front door saw, whatever the caller pretends', async () => {
    let pretended = 0;
    const answers = await statuses(LIMIT + 1, () => from(api, `198.51.100.${(pretended += 1)}, 203.0.113.4`));
    expect(answers).toEqual(untilRefused);
  });

  it('is counted for what it does not find, and for what it may not read', async () => {
    const answers = await statuses(LIMIT + 1, () => from(api, '203.0.113.5', '/campaigns/rien-de-tel/'));
    expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
    const staff = await statuses(LIMIT + 1, () => from(api, '203.0.113.11', '/admin/campaigns'));
    expect([staff[0], staff.at(-1)]).toEqual([401, 429]);
  });

  it('may ask for a kept answer as often as it likes: it costs nothing', async () => {
    const answers = await statuses(3 * LIMIT, () => from(api, '203.0.113.12', '/campaigns/'));
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  it('may always ask for pictures, and whether something changed', async () => {
    const { webp } = await uploaded(await api.asStaff('administrateur'));
    await statuses(LIMIT + 1, () => from(api, '203.0.113.6'));
    const picture = webp[0]!.url.replace('/api/v1', '');
    expect(await statuses(10, () => from(api, '203.0.113.6', picture))).toEqual(
      Array.from({ length: 10 }, () => 200),
    );
    expect(await statuses(10, () => from(api, '203.0.113.6', '/revision/'))).toEqual(
      Array.from({ length: 10 }, () => 200),
    );
    expect((await from(api, '203.0.113.6')).status).toBe(429);
  });

  it('that is our own front door, which asks for itself, is not counted', async () => {
    expect(await statuses(3 * LIMIT, () => api.request('/campaigns/rien-de-tel/'))).toEqual(
      Array.from({ length: 3 * LIMIT }, () => 404),
    );
  });
});

async function started(over: Record<string, string | undefined> = {}): Promise<TestApi> {
  const api = await startApi({ env: { ...env, ...over } });
  onTestFinished(() => api.close());
  return api;
}

if (redisUrl) {
  describe('with Redis', () => {
    it('several processes count together', async () => {
      const REDIS_URL = await freshRedis();
      const [first, second] = await Promise.all([started({ REDIS_URL }), started({ REDIS_URL })]);
      await Promise.all([countsIn(first), countsIn(second)]);
      let turn = 0;
      const answers = await statuses(LIMIT + 2, () => from((turn += 1) % 2 ? first : second, '203.0.113.7'));
      expect(answers).toEqual([...untilRefused, 429]);
    });

    it.each(['away', 'silent'] as const)(
      'a process counts by itself while Redis is %s, and in Redis once it is back',
      async (state) => {
        const wire = await startCuttableProxy(redisUrl);
        onTestFinished(() => wire.close());
        const direct = (await freshRedis())!;
        const api = await started({ REDIS_URL: wire.through(direct) });
        await countsIn(api);
        if (state === 'away') await wire.cut();
        else wire.silence();
        expect(await statuses(LIMIT + 1, () => from(api, '203.0.113.8'))).toEqual(untilRefused);
        if (state === 'away') await wire.mend();
        else wire.speak();
        await eventually(
          'a count in Redis',
          async () => {
            await from(api, '203.0.113.9');
            return countedIn(direct, '203.0.113.9');
          },
          20_000,
        );
      },
    );

    it('a process starts, and serves, while Redis is not there yet', async () => {
      const wire = await startCuttableProxy(redisUrl);
      onTestFinished(() => wire.close());
      await wire.cut();
      const api = await started({ REDIS_URL: wire.through((await freshRedis())!) });
      expect((await from(api, '203.0.113.10')).status).toBe(200);
    });
  });
} else {
  describe('without Redis', () => {
    it('each process counts for itself', async () => {
      const [first, second] = await Promise.all([started(), started()]);
      expect(await statuses(LIMIT + 1, () => from(first, '203.0.113.7'))).toEqual(untilRefused);
      expect((await from(second, '203.0.113.7')).status).toBe(200);
    });
  });
}

async function countedIn(url: string, address: string): Promise<boolean> {
  const redis = new Redis(url);
  try {
    return (await redis.exists(`requests:${address}`)) === 1;
  } finally {
    redis.disconnect();
  }
}

/** The api takes a moment to be connected to Redis, and counts by itself until then. */
async function countsIn(api: TestApi): Promise<void> {
  const url = await freshRedis();
  let address = 0;
  await eventually('a count', async () => {
    const one = `192.0.2.${(address += 1)}`;
    const { headers } = await from(api, one);
    return url ? countedIn(url, one) : headers.get('x-ratelimit-remaining') !== null;
  });
}
