import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { choicesIn, readChoices, labelOf } from '../src/app/accessibility/choices.ts';

const COOKIE = /(?:^|;\s*)economie=([01])(?:;|$)/;
const DISPLAY_COOKIE = /(?:^|;\s*)affichage=([a-z.-]{0,60})(?:;|$)/;
const A_YEAR_S = 31_536_000;
const FORM_BYTES = 4_096;

/** What the visitor chose on the site wins over what the browser asks for everywhere. */
export function savesData({ cookie, 'save-data': asked }: IncomingHttpHeaders): boolean {
  const chosen = cookie ? COOKIE.exec(cookie)?.[1] : undefined;
  return chosen ? chosen === '1' : asked === 'on';
}

/** How the visitor wants pages without a script to look, in one way of saying it; see `labelOf`. */
export function displayOf({ cookie }: IncomingHttpHeaders): string {
  const words = cookie ? DISPLAY_COOKIE.exec(cookie)?.[1] : undefined;
  return words ? labelOf(choicesIn(words)) : '';
}

/** Where the form was sent from; the home page instead of any other site. */
export function returnPath(asked: string | null, appUrl: string): string {
  const site = new URL(appUrl);
  if (!asked?.startsWith('/') || !URL.canParse(asked, site)) return '/';
  const { origin, pathname, search } = new URL(asked, site);
  return origin === site.origin && !pathname.startsWith('//') ? pathname + search : '/';
}

/** The forms at the foot of every page, which work without a script. */
export function switchEconomy(server: FastifyInstance, appUrl: string): void {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  const kept = (name: string, value: string) =>
    `${name}=${value}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax; HttpOnly${secure}`;
  const comeBack = (reply: FastifyReply, form: URLSearchParams, cookies: string[]) =>
    reply
      .header('set-cookie', cookies)
      .header('cache-control', 'no-store')
      .redirect(returnPath(form.get('retour'), appUrl), 303);
  void server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    scope.post('/economie', (request, reply) => {
      const form = formOf(request.body);
      const chosen = form.get('economie') === '1' ? '1' : '0';
      // What was chosen in the menu of the pages with a script goes with the visitor.
      const display = form.get('affichage');
      const more = display === null ? [] : [kept('affichage', labelOf(choicesIn(display)))];
      return comeBack(reply, form, [kept('economie', chosen), ...more]);
    });
    scope.post('/affichage', (request, reply) => {
      const form = formOf(request.body);
      return comeBack(reply, form, [kept('affichage', labelOf(chosenIn(form)))]);
    });
    done();
  });
}

function formOf(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** A box that is ticked is sent; one that is not, is not. */
function chosenIn(form: URLSearchParams) {
  const { fontSize, colorBlindMode, ...boxes } = Object.fromEntries(form);
  const ticked = Object.keys(boxes).map((name) => [name, true]);
  return readChoices(JSON.stringify({ fontSize, colorBlindMode, ...Object.fromEntries(ticked) }));
}
