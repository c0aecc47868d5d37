import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { connectToApi } from '../../public-site/server/api-connection.ts';
import { passApiOn } from '../../public-site/server/api-proxy.ts';
import { answersOk } from '../../scripts/launch/api-link.mjs';
import { freePort } from '../../scripts/launch/free-port.mjs';
import { type Request, requestOn, startApi } from '../factories/api.ts';
import { endApiProcesses, startApiProcess } from '../factories/api-process.ts';
import { createDatabase } from '../factories/database.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually } from '../factories/waiting.ts';
import { startStripeServer } from '../fakes/stripe-server.ts';
import { temporaryFolder } from '../setup/temporary-folders.ts';

const INTERNAL_SECRET = 'le-secret-de-ce-demarrage-0123456789';
const opened: { close(): unknown }[] = [];
afterEach(async () => {
  endApiProcesses();
  for (const one of opened.splice(0).toReversed()) await one.close();
});

describe('the site and its api', () => {
  it('know each other: a stranger on the api’s old port receives nothing, and the retry reaches the api', async () => {
    const stripe = await startStripeServer({});
    const database = await createDatabase();
    opened.push({ close: () => database.drop() }, stripe);
    const API_PORT = String(await freePort());
    const env = { ...stripe.env, DATABASE_URL: database.url, API_PORT, INTERNAL_SECRET, WORKER: 'apart' };
    const first = await startApiProcess(env);
    await first.untilReady();
    const site = await frontOf({ apiInternalUrl: first.origin, apiSocket: null });
    const send = (id: string) => {
      const { body, headers } = stripe.deliveries.sign(anEvent(id));
      return site('/donations/webhook/stripe/', { body, headers });
    };
    expect((await send('evt_before')).status).toBe(200);

    first.kill('SIGKILL');
    await first.exit;
    const stranger = await listenAsStranger(Number(API_PORT));
    const refused = await send('evt_during');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.body.type).toBe('/problems/upstream_unreachable');
    expect(stranger.heard()).toMatch(
      /^(?:GET \/health\/link HTTP\/1\.1\r\nHost: api\r\nx-internal-nonce: [\w-]+\r\n\r\n)+$/,
    );
    expect(stranger.heard()).not.toContain('evt_during');
    await stranger.close();

    const second = await startApiProcess(env);
    await second.untilReady();
    expect((await send('evt_during')).status).toBe(200);
    const kept = await rowsOf<{ event_id: string }>(
      database.url,
      'SELECT event_id FROM payment_events ORDER BY event_id',
    );
    expect(kept.map(({ event_id }) => event_id)).toEqual(['evt_before', 'evt_during']);
  });

  it('refuse an api that another secret was given to', async () => {
    const api = await startApi({ env: { INTERNAL_SECRET: 'le-secret-d-une-autre-copie-0123456789' } });
    opened.push(api);
    const site = await frontOf({ apiInternalUrl: api.origin, apiSocket: null });
    expect((await site('/campaigns/')).status).toBe(503);
  });

  it('meet in a socket that outlives neither a kill -9 nor a restart of the api', async () => {
    const database = await createDatabase();
    const folder = temporaryFolder('link');
    const socket = join(folder, 'api.sock');
    opened.push({ close: () => database.drop() }, { close: () => rmSync(folder, { recursive: true }) });
    const env = { DATABASE_URL: database.url, API_SOCKET: socket, INTERNAL_SECRET };
    const isReady = () => answersOk('http://api.internal/health/ready', socket);
    const site = await frontOf({ apiInternalUrl: 'http://api.internal', apiSocket: socket });
    for (let round = 0; round < 2; round += 1) {
      const api = await startApiProcess(env);
      await eventually('the socket', isReady, 60_000);
      expect((await site('/campaigns/')).status).toBe(200);
      api.kill('SIGKILL');
      await api.exit;
      expect((await site('/campaigns/?search=x')).status).toBe(503);
    }
  });
});

describe('the api', () => {
  it('believes a forwarded address only of who shows the secret', async () => {
    const api = await startApi({ env: { INTERNAL_SECRET, REQUESTS_PER_MINUTE: '3' } });
    opened.push(api);
    let asked = 0;
    const statuses = async (headers: Record<string, string>) => {
      const answers: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        asked += 1;
        const address = { 'x-forwarded-for': `203.0.113.${asked}` };
        answers.push(
          (await api.request(`/campaigns/?search=${asked}`, { headers: { ...address, ...headers } })).status,
        );
      }
      return answers;
    };
    expect(await statuses({ 'x-internal-secret': INTERNAL_SECRET })).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses({ 'x-internal-secret': `${INTERNAL_SECRET}x` })).toEqual([200, 200, 200, 429, 429]);
    expect(await statuses({})).toEqual([429, 429, 429, 429, 429]);
    // Nor is a stranger taken for the site, which is not counted.
    expect((await api.request('/campaigns/?search=x')).status).toBe(429);
  });

  it('proves itself to a well-formed nonce only, and not at all without a secret', async () => {
    const [linked, alone] = await Promise.all([startApi({ env: { INTERNAL_SECRET } }), startApi()]);
    opened.push(linked, alone);
    const ask = (origin: string, headers: Record<string, string>) =>
      fetch(`${origin}/health/link`, { headers });
    const nonce = { 'x-internal-nonce': 'abcdefghijklmnopqrstuvwxyz' };
    const proven = await ask(linked.origin, nonce);
    expect([proven.status, proven.headers.get('x-internal-proof')]).toEqual([
      204,
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    const refused = [{}, { 'x-internal-nonce': 'court' }, { 'x-internal-nonce': 'x'.repeat(5000) }];
    for (const headers of refused)
      expect((await ask(linked.origin, headers as Record<string, string>)).status).toBe(400);
    expect((await ask(alone.origin, nonce)).status).toBe(404);
  });
});

/** The site's own proxy, by itself. */
async function frontOf(link: { apiInternalUrl: string; apiSocket: string | null }): Promise<Request> {
  const server: FastifyInstance = fastify();
  const connections = connectToApi({ ...link, internalSecret: INTERNAL_SECRET });
  await passApiOn(server, link, { connections, streams: connections });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  opened.push({ close: () => connections.destroy() }, server);
  return requestOn(`${address}/api/v1`);
}

/** Another program that got the port: it takes every connection, and answers as an api would. */
async function listenAsStranger(port: number) {
  let heard = '';
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      socket.write('HTTP/1.1 204 No Content\r\nx-internal-proof: devine\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { heard: () => heard, close: () => new Promise((resolve) => server.close(resolve)) };
}

const anEvent = (id: string) => ({
  id,
  object: 'event',
  type: 'customer.updated',
  api_version: '2026-10-28.endive',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  data: { object: { id: 'cus_essai', object: 'customer' } },
});
