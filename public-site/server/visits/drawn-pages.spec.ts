import fastify from 'fastify';
import { expect, it } from 'vitest';
import { hearOfDrawnPages } from './drawn-pages.ts';

const SITE = 'https://livres.example';

/** What was counted of these bodies, sent from a page of the site. */
async function heard(bodies: string[], origin = SITE): Promise<(string | undefined)[][]> {
  const counted: (string | undefined)[][] = [];
  const server = fastify();
  hearOfDrawnPages(server, SITE, async (_, path, referrer) => void counted.push([path, referrer]));
  for (const body of bodies) {
    const headers = { 'content-type': 'text/plain;charset=UTF-8', origin };
    const { statusCode } = await server.inject({ method: 'POST', url: '/_view', headers, body });
    expect(statusCode).toBe(204);
  }
  await server.close();
  return counted;
}

it('a page is counted by its path, and where its reader came from if that is said', async () => {
  expect(await heard(['/don', '/don?utm_source=sms\nhttps://recherche.example/', '/don\n'])).toEqual([
    ['/don', undefined],
    ['/don?utm_source=sms', 'https://recherche.example/'],
    ['/don', ''],
  ]);
});

it('what is no path, or comes from another site, is not', async () => {
  expect(await heard(['', 'don', '\nhttps://recherche.example/'])).toEqual([]);
  expect(await heard(['/don'], 'https://ailleurs.example')).toEqual([]);
});
