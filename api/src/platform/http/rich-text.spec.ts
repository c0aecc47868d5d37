import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './rich-text.js';

describe('rich text that staff write', () => {
  it('keeps paragraphs, lists, headings and links', () => {
    const html = '<h2>But</h2><p>Un <strong>livre</strong></p><ul><li>un</li></ul>';
    expect(sanitiseRichText(html)).toBe(html);
    expect(sanitiseRichText('<a href="https://example.org" onclick="x()">ici</a>')).toBe(
      '<a href="https://example.org" rel="noopener noreferrer">ici</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg><animate onbegin=alert(1)></svg>',
    '<iframe src="https://example.org"></iframe>',
    '<style>*{display:none}</style>',
  ])('loses %s', (html) => {
    expect(sanitiseRichText(html)).not.toMatch(/script|onerror|onbegin|javascript|iframe|<style|<img|<svg/i);
  });

  it('is empty where it only looks empty', () => {
    expect(sanitiseRichText('<p><br></p>')).toBe('');
  });

  const picture =
    '<img src="/api/v1/media/files/12/0123456789ab-960.webp" width="2560" height="1707" alt="Des élèves lisent" loading="lazy" />';

  it('keeps pictures of the library, with their size, their words and a caption', () => {
    const html = `<figure>${picture}<figcaption>Foumban, <em>2026</em></figcaption></figure>`;
    expect(sanitiseRichText(html)).toBe(html);
  });

  it('says a picture’s attributes in one order, and loads it when it is near', () => {
    const html =
      '<figure><img alt="Des élèves lisent" onload="x()" class="grande" height="1707" width="2560" loading="eager" src="/api/v1/media/files/12/0123456789ab-960.webp"></figure>';
    expect(sanitiseRichText(html)).toBe(`<figure>${picture}</figure>`);
  });

  it('is not empty where it shows a picture and says nothing', () => {
    expect(sanitiseRichText(`<figure>${picture}<figcaption> </figcaption></figure>`)).toBe(
      `<figure>${picture}</figure>`,
    );
  });

  it.each([
    ['from elsewhere', picture.replace('/api', 'https://exemple.org/api')],
    ['from this site, that is no picture of the library', picture.replace('media/files', 'campaigns')],
    ['with more in its address', picture.replace('.webp', '.webp?x=1')],
    ['that climbs', picture.replace('files/12', 'files/../12')],
    ['without a size', picture.replace('width="2560" ', '')],
    ['of an odd size', picture.replace('1707', '100%')],
    ['without words', picture.replace('Des élèves lisent', ' ')],
  ])('loses a picture %s, and the figure around it', (_, odd) => {
    expect(sanitiseRichText(`<p>Avant</p><figure>${odd}<figcaption>Légende</figcaption></figure>`)).toBe(
      '<p>Avant</p>',
    );
  });
});

describe('rich text that comes from elsewhere', () => {
  it.each([
    [
      'a bold that says that it is none',
      '<b style="font-weight:normal;"><p>Un <b>mot</b></p></b>',
      '<p>Un <b>mot</b></p>',
    ],
    [
      'rows of a table',
      '<table><tr><td>Lyon</td> <td>12</td></tr><tr><th>Kribi</th><td>8</td></tr></table>',
      '<p>Lyon · 12</p><p>Kribi · 8</p>',
    ],
    [
      'an address without https',
      '<a href="www.exemple.org/a">là</a>',
      '<a href="https://www.exemple.org/a" rel="noopener noreferrer">là</a>',
    ],
  ])('keeps what is meant by %s', (_, html, kept) => {
    expect(sanitiseRichText(html)).toBe(kept);
    expect(sanitiseRichText(kept)).toBe(kept);
  });
});
