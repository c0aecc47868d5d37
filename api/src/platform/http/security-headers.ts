import type { FastifyInstance } from 'fastify';

/** What the api itself sends is data and pictures: nothing in it may run, be framed or be guessed at. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The page that describes the api (outside production) is the one thing here that a browser shows. */
const DOCS = /^\/api\/v1\/docs(\/|$|\?)/;
const STAFF = /^\/api\/v1\/admin(\/|$|\?)/;
const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export function addSecurityHeaders(fastify: FastifyInstance, isHttps: boolean): void {
  const headers = isHttps
    ? { ...HEADERS, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : HEADERS;
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('X-Request-Id', request.id);
    if (DOCS.test(request.url)) void reply.header('Content-Security-Policy', DOCS_POLICY);
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    // What is answered to who signed in is for them alone, on a shared computer too.
    const isPersonal = request.headers.authorization !== undefined || STAFF.test(request.url);
    if (isPersonal && !reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
    return payload;
  });
}
