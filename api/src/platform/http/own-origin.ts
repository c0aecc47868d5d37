import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformErrors } from '../errors/platform.errors.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What a form of another site can send without asking first: anything but JSON. */
const JSON_TYPE = /^application\/(\w+\.)*(\w+\+)?json\b/i;
/** A page of ours, or somebody who typed the address or uses no browser. */
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Refuses forms that a page of another site submits with the visitor's cookies (login CSRF): 403. JSON passes, as a
 * browser asks before it sends some elsewhere. `ownOrigins` are the addresses of the site and of the api.
 */
export function refuseForeignForms(fastify: FastifyInstance, ownOrigins: readonly string[]): void {
  fastify.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || JSON_TYPE.test(request.headers['content-type'] ?? '')) return;
    if (isForeign(request, ownOrigins)) throw platformErrors.foreignForm();
  });
}

function isForeign(request: FastifyRequest, ownOrigins: readonly string[]): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (typeof site === 'string') return !OWN_SITES.has(site);
  if (typeof origin !== 'string') return false;
  return !ownOrigins.includes(origin) && !(URL.canParse(origin) && new URL(origin).host === request.host);
}
