import { expect, it } from 'vitest';
import { pictureLabels } from './picture-words.ts';

const head =
  '<meta property="og:title" content="L&#x27;heure &amp; le conte"/><meta property="og:description" content="Lire."/>';

it('a page’s picture says its title and what it is about', () => {
  expect(pictureLabels('/actualites/conte', head)).toEqual({
    kind: 'Actualité',
    title: "L'heure & le conte",
    text: 'Lire.',
  });
});

it('a list is named by its title alone', () => {
  expect(pictureLabels('/actualites', head)?.kind).toBe('');
});

it('an event’s says the day', () => {
  const event = `${head}<script type="application/ld+json">{"@type":"Event","startDate":"2027-04-01T16:00:00Z"}</script>`;
  expect(pictureLabels('/evenements/salon', event)?.text).toBe('1er\u00a0avril\u00a02027');
});

it('a page without a title for it has none', () => {
  expect(pictureLabels('/nulle-part', '<title>Rien</title>')).toBeNull();
});

it.each([
  ['/universites/scholarships/12', 'Bourse d’études'],
  ['/universites/scholarships', 'Universités'],
  ['/universites/eligibilite', 'Universités'],
  ['/universites', ''],
])('%s is of the kind « %s »', (path, kind) => expect(pictureLabels(path, head)?.kind).toBe(kind));
