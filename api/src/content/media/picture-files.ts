import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { heicAsPng, isHeic } from '../../platform/pictures/heic-picture.js';
import { picturesAtWork, pixelsOf } from '../../platform/pictures/pictures-at-work.js';
import { MEDIA_LIMITS } from './media.contract.js';
import { mediaErrors } from './media.errors.js';

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff']);
/** What decodes a HEIC photo takes as much memory as it takes to read so many pixels for each of its own. */
const HEIC_WEIGHT = 4;
const MOST_HEIC_PIXELS = MEDIA_LIMITS.max_visitor_pixels;
const MASTER_WIDTH = 2560;
/** A page copied from a screen, a poster: read from top to bottom, it keeps its width and not its height. */
const TALL = { ratio: 2.5, width: 1600, height: 12_000 };
const WEBP = { quality: 78, effort: 4 };
const AVIF = { quality: 55, effort: 3 };
const JPEG = { quality: 80, mozjpeg: true };

export interface PictureMaster {
  content: Buffer;
  hash: string;
  width: number;
  height: number;
}

/** `jpg` for e-mails: some mail programs show nothing newer. */
export type PictureFormat = 'webp' | 'avif' | 'jpg';

interface DrawnPicture {
  master: PictureMaster;
  /** WebP, in the order of the widths. */
  sizes: { width: number; file: Buffer }[];
}

/**
 * Re-encodes what was uploaded, upright, in sRGB, without its metadata, and draws its sizes; refuses what is no
 * picture or has more than `mostPixels`, and with a 503 what would wait behind too many others.
 */
export async function drawn(
  uploaded: Buffer,
  mostPixels: number,
  widthsOf: (masterWidth: number) => readonly number[],
): Promise<DrawnPicture> {
  const type = await fileTypeFromBuffer(uploaded);
  const isPhoto = type !== undefined && isHeic(type.mime);
  if (!type || !(isPhoto || ACCEPTED.has(type.mime))) throw mediaErrors.unreadable();
  const pixels = await pixelsOf(uploaded);
  if (pixels === 0) throw mediaErrors.unreadable();
  const most = isPhoto ? Math.min(mostPixels, MOST_HEIC_PIXELS) : mostPixels;
  if (pixels > most) throw mediaErrors.tooManyPixels(most);
  return picturesAtWork.run(isPhoto ? pixels * HEIC_WEIGHT : pixels, async () => {
    const master = await masterOf(isPhoto ? await readableHeic(uploaded) : uploaded, mostPixels);
    const sizes = [];
    for (const width of widthsOf(master.width))
      sizes.push({ width, file: await resized(master.content, width, 'webp') });
    return { master, sizes };
  });
}

function readableHeic(uploaded: Buffer): Promise<Buffer> {
  return heicAsPng(uploaded).catch(() => {
    throw mediaErrors.heic();
  });
}

/** One size of a picture that is kept already; waits for its turn. */
export async function derived(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  return picturesAtWork.runInTurn(await pixelsOf(master), () => resized(master, width, format));
}

async function masterOf(uploaded: Buffer, mostPixels: number): Promise<PictureMaster> {
  const most = await mostOf(uploaded);
  const { data, info } = await sharp(uploaded, {
    limitInputPixels: mostPixels,
    sequentialRead: true,
    failOn: 'error',
  })
    .autoOrient()
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 92 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw mediaErrors.unreadable();
    });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 12);
  return { content: data, hash, width: info.width, height: info.height };
}

/** The frame that a master fits, in pixels, once it stands upright. */
async function mostOf(uploaded: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(uploaded, { limitInputPixels: false }).metadata();
  const isTall = autoOrient.height > autoOrient.width * TALL.ratio;
  return isTall ? { width: TALL.width, height: TALL.height } : { width: MASTER_WIDTH, height: MASTER_WIDTH };
}

function resized(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(master).resize({ width, withoutEnlargement: true });
  if (format === 'jpg') return picture.flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
  return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
}

interface NamedPicture {
  id: number;
  content_hash: string;
}

export const masterKey = ({ id, content_hash }: NamedPicture) => `${id}/${content_hash}-master.webp`;
export const sizeKey = ({ id, content_hash }: NamedPicture, width: number, format: PictureFormat) =>
  `${id}/${content_hash}-${width}.${format}`;
