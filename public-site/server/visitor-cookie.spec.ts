import fastify from 'fastify';
import { expect, it } from 'vitest';
import { renewVisitorCookie } from './visitor-cookie.ts';

const VISITOR = '0d8f3c1e-7a52-4a3b-9c1d-2f6e8b7a9c10';
const ADD = '/api/v1/universities/scholarship-favorites/add_favorite/';

async function cookieAfter(path: string, cookie: string, status = 200) {
  const server = fastify();
  renewVisitorCookie(server, 'https://site.example');
  server.all('/*', (_request, reply) => reply.code(status).send({}));
  const { headers } = await server.inject({ method: 'POST', url: path, headers: { cookie } });
  return headers['set-cookie'];
}

it('is given again to whoever keeps a scholarship', async () => {
  expect(await cookieAfter(ADD, `economie=1; visitor_id=${VISITOR}`)).toBe(
    `visitor_id=${VISITOR}; Path=/; Max-Age=34128000; SameSite=Lax; Secure`,
  );
});

it.each([
  ['to nobody without one', ADD, 'economie=1', 200],
  ['where it is not one of ours', ADD, 'visitor_id=moi', 200],
  ['where the act was refused', ADD, `visitor_id=${VISITOR}`, 400],
  ['for another act', '/api/v1/newsletter/subscriptions/', `visitor_id=${VISITOR}`, 200],
])('is not given %s', async (_why, path, cookie, status) => {
  expect(await cookieAfter(path, cookie, status)).toBeUndefined();
});
