import type { Picture } from '@livres/api/contract';

/** The smallest WebP that is at least so wide. */
export function pictureSource(picture: Picture | null | undefined, width: number): string | null {
  if (!picture) return null;
  return (picture.webp.find((source) => source.width >= width) ?? picture.webp.at(-1))?.url ?? null;
}
