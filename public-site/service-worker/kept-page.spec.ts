import { expect, it } from 'vitest';
import { isEconomy, keptCopy, readPage, shownAgain, withReadPages } from './kept-page.ts';

const html =
  '<html><head><title>L’heure du conte | Livres</title></head><body class="x"><main>Texte</main></body></html>';
const answer = (headers: Record<string, string> = {}) =>
  new Response(html, { headers: { 'content-type': 'text/html', 'content-encoding': 'br', ...headers } });
const readAt = new Date('2026-11-21T12:05:00Z');

it('a kept page says when it was read, in Paris', async () => {
  const shown = await shownAgain(keptCopy(answer(), readAt), false);
  expect(shown.headers.get('content-encoding')).toBeNull();
  expect(await shown.text()).toContain(
    '<body class="x"><p class="kept-note" role="status">Vous êtes hors ligne\u00a0: voici la page telle que vous l’avez lue le 21\u00a0novembre\u00a02026 à 13:05.</p><main>',
  );
});

it('where the network is only slow, it says so', async () => {
  const shown = await shownAgain(keptCopy(answer(), readAt), true);
  expect(await shown.text()).toContain('Le réseau ne répond pas\u00a0: voici la page');
});

it('light pages are told from the others', () => {
  expect([answer({ 'x-economy': 'on' }), answer()].map(isEconomy)).toEqual([true, false]);
});

it('the offline page lists what was read', async () => {
  const page = await readPage('/campagnes/conte?a=1&b=2', answer());
  expect(withReadPages('<ul data-kept-pages=""></ul>', [page])).toBe(
    '<ul data-kept-pages=""><li><a href="/campagnes/conte?a=1&amp;b=2">L’heure du conte</a></li></ul>',
  );
});
