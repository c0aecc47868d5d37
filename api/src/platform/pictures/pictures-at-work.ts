import sharp from 'sharp';
import { PixelBudget } from './pixel-budget.js';

// One thread a picture and nothing kept between two: memory follows the pixels that are at work.
sharp.cache(false);
sharp.concurrency(1);

/** Everything here that decodes a picture goes through it: a small file may hold millions of pixels. */
export const picturesAtWork = new PixelBudget({ pixels: 50_000_000, waiting: 20, waitMs: 15_000 });

/** What a file says of its size, in pixels; 0 where it cannot be read as a picture. */
export async function pixelsOf(file: Buffer): Promise<number> {
  const size = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return (size?.width ?? 0) * (size?.height ?? 0);
}
