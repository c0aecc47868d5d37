import { describe, expect, it } from 'vitest';
import { campaignIn, halvesOf, partsOf, withGalleries } from './article-parts';

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');
const paragraph = (count: number) => `<p>${words(count)}</p>`;
const FILE = '/api/v1/media/files/7/00aa11bb22cc';
const figure = (alt: string) =>
  `<figure><img src="${FILE}-960.webp" width="1600" height="900" alt="${alt}" loading="lazy" /><figcaption>${alt}</figcaption></figure>`;

describe('the parts of a text', () => {
  it('are what stands on the page, whatever they hold', () => {
    const list = '<ul><li>Un<ul><li>Deux</li></ul></li></ul>';
    const broken = '<p>Un<br />deux <strong>trois</strong></p>';
    expect(partsOf(`${broken}<hr />${list}<h2>Fin</h2>`)).toEqual([broken, '<hr />', list, '<h2>Fin</h2>']);
    expect(partsOf('Sans balise')).toEqual(['Sans balise']);
    expect(partsOf('')).toEqual([]);
  });
});

describe('the two halves of a text', () => {
  it('are parted between two paragraphs, near the middle', () => {
    const text = [90, 90, 90, 90].map(paragraph);
    expect(halvesOf(text.join(''))).toEqual([text.slice(0, 2).join(''), text.slice(2).join('')]);
  });

  it('never leave a heading without its text', () => {
    const [first, heading, second] = [paragraph(140), '<h2 id="b">Suite</h2>', paragraph(140)];
    expect(halvesOf(first + heading + second)).toEqual([first, heading + second]);
  });

  it('never part a gallery', () => {
    const gallery = figure('Un') + figure('Deux') + figure('Trois');
    const [before, after] = halvesOf(paragraph(150) + gallery + paragraph(150))!;
    expect([before, after].some((half) => half.includes(gallery))).toBe(true);
  });

  it('are none of a short text, nor of one long paragraph', () => {
    expect(halvesOf(paragraph(100) + paragraph(100))).toBeNull();
    expect(halvesOf(paragraph(900))).toBeNull();
  });
});

describe('a gallery', () => {
  it('is made of pictures that follow each other, each leading to the largest', () => {
    const html = withGalleries(paragraph(2) + figure('Un') + figure('Deux') + paragraph(2), () => 1600);
    expect(html).toContain(`</p><div data-gallery=""><figure><a href="${FILE}-1600.webp"><img`);
    expect(html).toContain('</figcaption></figure></div><p>');
    expect(html.match(/data-gallery/g)).toHaveLength(1);
    expect(html.match(/<a href/g)).toHaveLength(2);
  });

  it('is not made of a picture alone', () => {
    const alone = paragraph(2) + figure('Un') + paragraph(2) + figure('Deux');
    expect(withGalleries(alone, () => 1600)).toBe(alone);
  });
});

describe('the campaign of an article', () => {
  it.each([
    ['<p><a href="/campagnes/foumban" rel="noopener">Foumban</a></p>', 'foumban'],
    ['<p><a href="https://exemple.org/campagnes/kribi?x=1" rel="noopener">Kribi</a></p>', 'kribi'],
    ['<p><a href="/campagnes" rel="noopener">Toutes</a></p>', null],
    ['<p>Aucune</p>', null],
  ])('is the first that it leads to: %s', (html, slug) => expect(campaignIn(html)).toBe(slug));
});
