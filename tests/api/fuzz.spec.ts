import { ROLES } from '@livres/api/contract';
import fc from 'fast-check';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../factories/waiting.ts';
import { testApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import {
  CURRENT_VERSION,
  type HostileCaller,
  type HostileRequest,
  hostileRequestsFor,
} from '../factories/hostile-requests.ts';
import { operationsOf, readOpenApi } from '../factories/open-api.ts';
import { uploaded } from '../factories/pictures.ts';
import { type RawAnswer, rawRequests } from '../factories/raw-request.ts';
import { refusalFaults } from '../factories/refusal-faults.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const AT_ONCE = 4;
/** What took as long hung: how fast answers are, `npm run bench` says. */
const SLOW_MS = 20_000;

let authorization: Record<HostileCaller, string | undefined>;

const api = testApi();
beforeAll(async () => {
  const tokens = await Promise.all(
    ROLES.map(async (role) => [role, `Bearer ${await api.tokenOf(role)}`] as const),
  );
  authorization = {
    ...Object.fromEntries(tokens),
    stranger: undefined,
    garbage: `Bearer ${'x'.repeat(43)}`,
  } as typeof authorization;
  const admin = await api.asStaff('administrateur');
  for (let made = 0; made < 3; made += 1) await uploaded(admin);
  for (let made = 0; made < 12; made += 1) await createCampaign(admin, { featured_image_id: 1 + (made % 2) });
});

describe('whatever is sent to the api', () => {
  it(
    `is answered, without a fault of ours, and refused in French (${REQUESTS} requests, seed ${SEED})`,
    { timeout: 240_000 + REQUESTS * 40 },
    async () => {
      const document = await readOpenApi(api.request);
      const operations = operationsOf(document);
      const each = Math.ceil(REQUESTS / operations.length);
      const raw = rawRequests(api.origin, AT_ONCE);
      const statuses = new Map<number, number>();
      const faults: string[] = [];
      for (const [number, operation] of operations.entries()) {
        const requests = fc.sample(hostileRequestsFor(document, operation), {
          seed: SEED + number,
          numRuns: each,
        });
        await fourAtOnce(requests, async (request, index) => {
          const answer = await patiently(() => upToDate(request).then((fresh) => raw.ask(signed(fresh))));
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          faults.push(...faultsOf(answer).map((fault) => `${described(request, index)} → ${fault}`));
        });
      }
      raw.close();
      expect(faults).toEqual([]);
      // A run in which all are refused alike would prove nothing.
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 415]));
    },
  );

  const got = (address: string, ...headers: string[]) =>
    [`GET ${address} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
  const posted = (body: string, ...headers: string[]) =>
    ['POST /api/v1/access/ HTTP/1.1', 'Host: x', ...headers, '', body].join('\r\n');
  const JSON_TYPE = 'Content-Type: application/json';
  it.each([
    ['a method that does not exist', 'FOO /api/v1/campaigns/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['an address of 100 000 characters', got(`/api/v1/campaigns/?search=${'a'.repeat(100_000)}`)],
    ['headers of 100 000 characters', got('/api/v1/campaigns/', `X-Long: ${'a'.repeat(100_000)}`)],
    ['letters that no address holds', got('/api/v1/campaigns/é\u0001')],
    ['an absolute address', got('http://ailleurs.example/api/v1/rien')],
    ['two lengths', posted('{}', 'Content-Length: 2', 'Content-Length: 3')],
    ['a length that is no number', posted('{}', 'Content-Length: -5')],
    ['a length and pieces together', posted('0\r\n\r\n', 'Content-Length: 2', 'Transfer-Encoding: chunked')],
    ['a body of 20 MB', posted('{', JSON_TYPE, 'Content-Length: 20000000')],
    ['a broken piece', posted('zz\r\n', JSON_TYPE, 'Transfer-Encoding: chunked')],
  ])('is refused in French even where it is %s', async (_, text) => {
    const answer = await patiently(() => sent(text));
    expect(faultsOf(answer)).toEqual([]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

function signed({
  caller,
  headers,
  ...request
}: HostileRequest): HostileRequest & { headers: Record<string, string> } {
  const bearer = authorization[caller];
  return { ...request, caller, headers: { ...headers, ...(bearer && { authorization: bearer }) } };
}

/** Asks again what came late: on a busy machine any answer may, a slow one is slow each time. */
async function patiently(ask: () => Promise<RawAnswer>): Promise<RawAnswer> {
  const answer = await ask();
  if (answer.ms <= SLOW_MS || answer.status >= 500) return answer;
  const again = await ask();
  return again.status >= 500 ? again : { ...answer, ms: Math.min(answer.ms, again.ms) };
}

/** With the version that the record has now, so that the write is not refused for that alone. */
async function upToDate(request: HostileRequest): Promise<HostileRequest> {
  const { method, path, body } = request;
  if (method !== 'PUT' || typeof body !== 'string' || !body.includes(`"version":${CURRENT_VERSION}`))
    return request;
  const record = await api.request(path.replace(/^\/api\/v1|\?.*/g, ''), {
    token: await api.tokenOf('administrateur'),
  });
  return { ...request, body: body.replace(String(CURRENT_VERSION), String(record.body?.version ?? 1)) };
}

async function fourAtOnce<T>(items: T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  const queue = items.entries();
  await atOnce(AT_ONCE, async () => {
    for (const [index, item] of queue) await work(item, index);
  });
}

function faultsOf(answer: RawAnswer): string[] {
  const late = answer.ms > SLOW_MS ? [`took ${Math.round(answer.ms)} ms`] : [];
  if (answer.status >= 500) return [`${answer.status} ${answer.text.slice(0, 300)}`, ...late];
  return [...late, ...refusalFaults(answer)];
}

function described(
  { operation, caller, method, path, headers, body }: HostileRequest,
  index: number,
): string {
  const content = JSON.stringify(body === undefined ? '' : body.toString()).slice(0, 600);
  return `${operation} n° ${index}, ${caller}: ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 120)} ${content}`;
}

/** What comes back when exactly these characters are written to the api's port. */
function sent(text: string): Promise<RawAnswer> {
  const { port, hostname } = new URL(api.origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = Buffer.alloc(0);
    const settle = () => {
      const [head = '', ...rest] = received.toString().split('\r\n\r\n');
      const [line = '', ...headers] = head.split('\r\n');
      if (!line) return reject(new Error('closed without an answer'));
      const pairs = headers.map((header) => [
        header.split(':')[0]!.toLowerCase(),
        header.slice(header.indexOf(':') + 1).trim(),
      ]);
      resolve({
        status: Number(line.split(' ')[1]),
        headers: Object.fromEntries(pairs),
        text: rest.join('\r\n\r\n'),
        ms: performance.now() - startedAt,
      });
    };
    socket.setTimeout(SLOW_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      // A connection that stays open after an answer says nothing more.
      if (isWhole(received)) socket.destroy();
    });
    socket.on('close', settle).on('error', () => undefined);
    socket.write(Buffer.from(text, 'latin1'));
  });
}

/** Whether an answer has come to the end that its length says. */
function isWhole(received: Buffer): boolean {
  const end = received.indexOf('\r\n\r\n');
  const length = /^content-length: (\d+)/im.exec(received.subarray(0, end).toString())?.[1];
  return end >= 0 && length !== undefined && received.length >= end + 4 + Number(length);
}
