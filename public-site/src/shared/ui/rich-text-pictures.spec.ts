import { describe, expect, it } from 'vitest';
import { withPictureSizes } from './rich-text-pictures';

const STEM = '/api/v1/media/files/12/0123456789ab';
const image = `<img src="${STEM}-960.webp" width="800" height="600" alt="Deux élèves" loading="lazy" />`;

describe('a picture in a text', () => {
  it('is offered in every width that it has, and keeps its place by its size', () => {
    const html = withPictureSizes(`<p>Avant</p><figure>${image}<figcaption>Ici</figcaption></figure>`, false);
    expect(html).toBe(
      `<p>Avant</p><figure><picture>` +
        `<source type="image/avif" srcset="${STEM}-320.avif 320w, ${STEM}-640.avif 640w, ${STEM}-800.avif 800w" sizes="(min-width: 48rem) 44rem, 100vw">` +
        `<source type="image/webp" srcset="${STEM}-320.webp 320w, ${STEM}-640.webp 640w, ${STEM}-800.webp 800w" sizes="(min-width: 48rem) 44rem, 100vw">` +
        `${image}</picture><figcaption>Ici</figcaption></figure>`,
    );
  });

  it('is small for visitors who save data', () => {
    const html = withPictureSizes(image.replace('"800"', '"2560"'), true);
    expect(html).toContain(`srcset="${STEM}-320.webp 320w, ${STEM}-640.webp 640w"`);
    expect(html).not.toContain('1920w');
  });

  it('from anywhere else is left as it is', () => {
    const odd = '<img src="https://exemple.org/a.webp" width="800" height="600" alt="x" />';
    expect(withPictureSizes(odd, false)).toBe(odd);
  });
});
