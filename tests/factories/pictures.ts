import type { MediaRecord } from '@livres/api/contract';
import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import { accepted } from './answers.ts';
import type { Answer, Request } from './api.ts';

type Format = 'jpeg' | 'png' | 'webp' | 'gif';

/** A picture whose left half is red and whose right half is blue. */
export function pictureOf(width: number, height: number) {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  const blue = { create: { ...half, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ]);
}

export function encodedPicture(format: Format, width = 800, height = 600): Promise<Buffer> {
  return pictureOf(width, height).toFormat(format).toBuffer();
}

/** What a phone held upright writes: the picture on its side, the place and the owner in its metadata. */
export function phonePhoto(width: number, height: number): Promise<Buffer> {
  return pictureOf(width, height)
    .withExif({
      IFD0: { Make: 'Telephone', Artist: 'Nom-de-la-personne' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '3/1 52/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '11/1 31/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Tests send the same picture again and again. */
const ANY_PICTURE = { alt: 'Une classe lit', allow_duplicate: 'true' };

export interface UploadOverrides {
  file?: Buffer | undefined;
  name?: string;
  fields?: Record<string, string>;
}

/** Sends a picture as the admin's form does. */
export async function upload(staff: Request, over: UploadOverrides = {}): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ANY_PICTURE, ...over.fields })) form.set(name, value);
  const file = 'file' in over ? over.file : await encodedPicture('jpeg');
  if (file) form.set('file', new Blob([new Uint8Array(file)]), over.name ?? 'photo.jpg');
  return staff('/admin/media', { body: form });
}

/** What staff read of a picture. */
export async function pictureRecord(staff: Request, id: number): Promise<MediaRecord> {
  return (await staff<MediaRecord>(`/admin/media/${id}`)).body;
}

export async function uploaded(staff: Request, over: UploadOverrides = {}): Promise<MediaRecord> {
  return accepted(upload(staff, over));
}

/** What the QR code in a picture says, dark on a light ground; undefined where a reader finds none. */
export async function codeInPicture(picture: Sharp): Promise<string | undefined> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })
    ?.data;
}
