import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { mediaErrors } from './media.errors.js';
import { MEDIA_LIMITS } from './media.contract.js';

sharp.cache(false);
sharp.concurrency(1);

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff']);
const MASTER_WIDTH = 2560;
const WEBP = { quality: 78, effort: 4 };
const AVIF = { quality: 55, effort: 3 };

export interface PictureMaster {
  content: Buffer;
  hash: string;
  width: number;
  height: number;
}

/** Re-encodes what was uploaded, upright, in sRGB, without its metadata; refuses what is no picture or too large. */
export async function masterOf(uploaded: Buffer): Promise<PictureMaster> {
  const type = await fileTypeFromBuffer(uploaded);
  if (!type || !ACCEPTED.has(type.mime)) throw mediaErrors.unreadable();
  const { width = 0, height = 0 } = await sharp(uploaded, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw mediaErrors.unreadable();
    });
  if (width * height > MEDIA_LIMITS.max_pixels) throw mediaErrors.tooManyPixels();
  const { data, info } = await sharp(uploaded, { limitInputPixels: MEDIA_LIMITS.max_pixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: MASTER_WIDTH, height: MASTER_WIDTH, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 92 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw mediaErrors.unreadable();
    });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 12);
  return { content: data, hash, width: info.width, height: info.height };
}

export type PictureFormat = 'webp' | 'avif';

export async function derived(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
}

interface NamedPicture {
  id: number;
  content_hash: string;
}

export const masterKey = ({ id, content_hash }: NamedPicture) => `${id}/${content_hash}-master.webp`;
export const sizeKey = ({ id, content_hash }: NamedPicture, width: number, format: PictureFormat) =>
  `${id}/${content_hash}-${width}.${format}`;
