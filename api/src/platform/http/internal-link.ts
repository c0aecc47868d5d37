import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

// The same names stand in public-site/server/api-connection.ts.
const SECRET_HEADER = 'x-internal-secret';
export const NONCE_HEADER = 'x-internal-nonce';
export const PROOF_HEADER = 'x-internal-proof';
const NONCE = /^[\w-]{22,64}$/;
/** What only the front door may say of a request. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];
const LOOPBACK = '127.0.0.1';

const internalRequests = new WeakSet<IncomingMessage>();

/**
 * With a secret, only whoever shows it is believed on whom it asks for; without one, every caller of the private
 * networks is, as Fastify's `trustProxy` says.
 */
export function believeInternalCallers(fastify: FastifyInstance, secret: string | null): void {
  fastify.server.on('connection', (socket: Socket) => {
    // A Unix socket has no address: who may open it is on this machine.
    if (typeof fastify.server.address() === 'string')
      Object.defineProperty(socket, 'remoteAddress', { value: LOOPBACK });
  });
  // Before Fastify's own listener, which reads the forwarded address.
  fastify.server.prependListener('request', (request: IncomingMessage) => {
    if (secret === null || isSecret(request.headers[SECRET_HEADER], secret)) internalRequests.add(request);
    else for (const name of FORWARDED) delete request.headers[name];
    delete request.headers[SECRET_HEADER];
  });
}

/** Whether the request comes from the site's server or the front door. */
export function isInternal(request: FastifyRequest): boolean {
  return internalRequests.has(request.raw);
}

/** The site's own server asks without a forwarded address; the front door always says for whom it asks. */
export function isForTheSiteItself(request: FastifyRequest): boolean {
  return isInternal(request) && request.headers['x-forwarded-for'] === undefined;
}

/** What proves to the site that this api was started with the same secret; null for a malformed nonce. */
export function linkProof(secret: string, nonce: string): string | null {
  return NONCE.test(nonce) ? createHmac('sha256', secret).update(`api:${nonce}`).digest('base64url') : null;
}

/** Whether other machines can reach an api that listens on this host. */
export function isReachableFromElsewhere(host: string): boolean {
  return isIP(host) === 0 ? host !== 'localhost' : !/^(127\.|::1$)/.test(host);
}

function isSecret(shown: string | string[] | undefined, secret: string): boolean {
  if (typeof shown !== 'string') return false;
  // Digests have one length, which timingSafeEqual asks for.
  return timingSafeEqual(digest(shown), digest(secret));
}

const digest = (text: string) => createHmac('sha256', 'internal-secret').update(text).digest();
