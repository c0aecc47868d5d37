import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonHeaders } from '../security-headers.ts';
import { serveIllustrations } from './serve-illustrations.ts';

const server = fastify({ routerOptions: { maxParamLength: 300 }, exposeHeadRoutes: true });
beforeAll(async () => {
  serveIllustrations(server, commonHeaders('https://site.example'));
  await server.ready();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const DRAWING = '/illustrations/v1/jeunesse/heure-du-conte-kribi.svg';

describe('the address of a drawing', () => {
  it('answers an SVG that is kept for good and can run nothing', async () => {
    const { statusCode, headers, body } = await get(DRAWING);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(body).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
    expect((await get(DRAWING)).body).toBe(body);
  });

  it('answers compressed, and 304 to whoever has it', async () => {
    const { headers, rawPayload } = await get(DRAWING, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(3 * 1024);
    expect((await get(DRAWING, { 'if-none-match': headers.etag as string })).statusCode).toBe(304);
  });

  it('answers HEAD without a body', async () => {
    const { statusCode, body } = await server.inject({ method: 'HEAD', url: DRAWING });
    expect([statusCode, body]).toEqual([200, '']);
  });

  it.each([
    '/illustrations/v1/inconnu/graine.svg',
    '/illustrations/v1/constructor/graine.svg',
    '/illustrations/v1/jeunesse/graine',
    '/illustrations/v1/jeunesse/.svg',
    '/illustrations/x1/jeunesse/graine.svg',
    '/illustrations/v1/jeunesse/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E.svg',
    '/illustrations/v1/jeunesse/..%2F..%2Fpackage.svg',
    `/illustrations/v1/jeunesse/${'a'.repeat(250)}.svg`,
  ])('is none: %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<script');
  });
});
