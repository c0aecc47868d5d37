import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

const COOKIE = /(?:^|;\s*)economie=([01])(?:;|$)/;
const A_YEAR_S = 31_536_000;
const FORM_BYTES = 4_096;

/** What the visitor chose on the site wins over what the browser asks for everywhere. */
export function savesData({ cookie, 'save-data': asked }: IncomingHttpHeaders): boolean {
  const chosen = cookie ? COOKIE.exec(cookie)?.[1] : undefined;
  return chosen ? chosen === '1' : asked === 'on';
}

/** Where the form was sent from; the home page instead of any other site. */
export function returnPath(asked: string | null, appUrl: string): string {
  const site = new URL(appUrl);
  if (!asked?.startsWith('/') || !URL.canParse(asked, site)) return '/';
  const { origin, pathname, search } = new URL(asked, site);
  return origin === site.origin && !pathname.startsWith('//') ? pathname + search : '/';
}

/** The form at the foot of every page, which works without a script. */
export function switchEconomy(server: FastifyInstance, appUrl: string): void {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  void server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    scope.post('/economie', (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const chosen = form.get('economie') === '1' ? '1' : '0';
      return reply
        .header(
          'set-cookie',
          `economie=${chosen}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax; HttpOnly${secure}`,
        )
        .header('cache-control', 'no-store')
        .redirect(returnPath(form.get('retour'), appUrl), 303);
    });
    done();
  });
}
