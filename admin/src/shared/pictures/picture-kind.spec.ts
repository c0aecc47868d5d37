import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isAnimated, isHeic } from './picture-kind';

const view = (background: string) => sharp({ create: { width: 8, height: 8, channels: 3, background } });

/** Two views of a few pixels, or one. */
async function picture(format: 'gif' | 'webp', views: 1 | 2): Promise<Blob> {
  const files = await Promise.all(['#ff0000', '#0000ff'].map((colour) => view(colour).png().toBuffer()));
  const drawn = views === 1 ? view('#ff0000') : sharp(files, { join: { animated: true } });
  const file = await drawn.toFormat(format).toBuffer();
  return new Blob([new Uint8Array(file)], { type: `image/${format}` });
}

describe('a picture that is chosen', () => {
  it.each(['gif', 'webp'] as const)('is known to move: %s', async (format) => {
    expect(await isAnimated(await picture(format, 2))).toBe(true);
    expect(await isAnimated(await picture(format, 1))).toBe(false);
  });

  it('is known for HEIC by its type, or by its name where the system knows no type', () => {
    expect(isHeic({ name: 'IMG_0001', type: 'image/heic' })).toBe(true);
    expect(isHeic({ name: 'IMG_0001.HEIC', type: '' })).toBe(true);
    expect(isHeic({ name: 'heic.jpg', type: 'image/jpeg' })).toBe(false);
  });
});
