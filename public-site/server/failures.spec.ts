import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerFailures } from './failures.ts';
import { boundBodies } from './limits/request-bodies.ts';
import { Refusal } from './limits/refusal.ts';
import { serverLog } from './server-log.ts';

let server: FastifyInstance;
let written: string[] = [];
afterEach(() => server.close());

/** A server that answers as the front door does, and what it writes down. */
function frontDoor(): FastifyInstance {
  written = [];
  const stream = { write: (line: string) => void written.push(line) };
  server = fastify({ logger: { ...serverLog('warn'), stream } });
  answerFailures(server);
  boundBodies(server);
  server.post('/api/v1/contact/', async () => 'reçu');
  return server;
}

describe('a method that nobody takes', () => {
  it.each(['PROPFIND', 'SEARCH', 'TRACE'] as const)(
    '%s is refused as a problem to programs',
    async (method) => {
      const answer = await frontDoor().inject({ method: method as 'POST', url: '/api/v1/campaigns/' });
      expect([answer.statusCode, answer.headers['content-type'], answer.headers.allow]).toEqual([
        405,
        'application/problem+json; charset=utf-8',
        expect.stringContaining('GET'),
      ]);
      expect(answer.json()).toMatchObject({ type: '/problems/refus-405', status: 405 });
    },
  );
});

describe('a visitor who goes away', () => {
  it('while sending leaves no fault in the log', async () => {
    const { port } = new URL(await frontDoor().listen({ port: 0, host: '127.0.0.1' }));
    const left = vi.fn();
    server.server.on('connection', (socket) => socket.on('close', left));
    for (const length of ['Content-Length: 900000', 'Transfer-Encoding: chunked']) {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      const begun = new Promise((begins) => server.server.once('request', begins));
      socket.write(
        `POST /api/v1/contact/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
      );
      await begun;
      socket.resetAndDestroy();
    }
    await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(2));
    await server.close();
    expect(written).toEqual([]);
  });

  it('is told in one line where a library tells it', () => {
    frontDoor().log.warn(new Refusal(400), 'response errored');
    expect(JSON.parse(written[0]!)).toMatchObject({ err: { type: 'Error', stack: '' } });
  });
});
