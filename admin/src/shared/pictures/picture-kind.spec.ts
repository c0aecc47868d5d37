import { describe, expect, it } from 'vitest';
import { isAnimated, isHeic } from './picture-kind';

/** What a GIF writes before each of its views. */
const GIF_VIEW = '\u0021\u00f9\u0004\u0000\u000a\u0000\u0000\u0000,';

const picture = (type: string, written: string) =>
  new Blob([Uint8Array.from(written, (character) => character.charCodeAt(0))], { type: `image/${type}` });

describe('a picture that is chosen', () => {
  it.each([
    ['gif', `GIF89a${GIF_VIEW}${GIF_VIEW}`, `GIF89a${GIF_VIEW}`],
    ['webp', 'RIFF....WEBPVP8X....ANIM....ANMF', 'RIFF....WEBPVP8 ....'],
    ['png', '\u0089PNG....IHDR....acTL....IDAT', '\u0089PNG....IHDR....IDAT'],
    ['avif', '....ftypavis....avif', '....ftypavif....mif1'],
    ['jpeg', '', 'ANIM'],
  ])('is known to move, or not: %s', async (type, moving, still) => {
    expect(await isAnimated(picture(type, moving))).toBe(moving !== '');
    expect(await isAnimated(picture(type, still))).toBe(false);
  });

  it('is known for HEIC by its type, or by its name where the system knows no type', () => {
    expect(isHeic({ name: 'IMG_0001', type: 'image/heic' })).toBe(true);
    expect(isHeic({ name: 'IMG_0001.HEIC', type: '' })).toBe(true);
    expect(isHeic({ name: 'heic.jpg', type: 'image/jpeg' })).toBe(false);
  });
});
