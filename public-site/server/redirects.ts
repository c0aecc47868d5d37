import type { FastifyInstance } from 'fastify';

const NOT_PAGES = /^\/(admin|api|assets|@|node_modules|src)(\/|$)/;

/** All but a scholarship's own page, which shows there too. */
const UNIVERSITIES = /^\/universities(?!\/scholarships\/[^/]+$)(?=\/|$)/;

/** The address that a page really has, or null where it is already asked for by it. */
export function properAddress(url: string): string | null {
  const [path = '/', query] = splitOnce(url, '?');
  if (NOT_PAGES.test(path)) return null;
  let proper = path.replace(/\/{2,}/g, '/');
  if (proper.length > 1) proper = proper.replace(/\/+$/, '');
  proper = proper.replace(/^\/campaigns(?=\/|$)/, '/campagnes');
  proper = proper.replace(/^\/events(?=\/|$)/, '/evenements');
  proper = proper.replace(UNIVERSITIES, '/universites');
  if (proper === path) return null;
  return query ? `${proper}?${query}` : proper;
}

export function redirectToProperAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const address = properAddress(request.raw.url ?? '/');
    if (address === null) return done();
    void reply.redirect(address, 301);
  });
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
