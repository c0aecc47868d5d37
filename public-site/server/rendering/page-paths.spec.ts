import { expect, it } from 'vitest';
import { PagePaths } from './page-paths.ts';

const paths = new PagePaths();
paths.read([
  '',
  'campagnes',
  'campagnes/:slug',
  'recus/verifier/:code?',
  'donations/suivi/:token/collecte.ics',
]);

it.each([
  '/',
  '/_root',
  '/campagnes',
  '/Campagnes/',
  '/campagnes/%C3%A9cole',
  '/recus/verifier',
  '/recus/verifier/ABC',
  '/donations/suivi/abc/collecte.ics',
])('a page stands at %s', (path) => expect(paths.has(path)).toBe(true));

it.each(['/rien', '/campagnes/a/b', '/recus', '/donations/suivi/abc/collectexics', '/.env', '/wp-login.php'])(
  'none stands at %s',
  (path) => expect(paths.has(path)).toBe(false),
);

it('any may, as long as the routes are not known', () => expect(new PagePaths().has('/rien')).toBe(true));
