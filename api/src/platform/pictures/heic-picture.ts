import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photo of 25 million pixels takes three seconds; what takes ten times as long is no photo. */
const MOST_MS = 30_000;
/** A PNG's signature and its first chunk, whose length is always the same: other chunks go behind. */
const PNG_HEAD = 33;

/** The types of what telephones write where they are not asked for JPEG. */
const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);
export const isHeic = (mime: string): boolean => HEIC.has(mime);

/** Upright, four bytes a pixel. */
export interface HeicPixels {
  width: number;
  height: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * A HEIC photo as a PNG file of the same colours, without its metadata; sharp is built without the decoder of HEVC.
 * Rejects what cannot be decoded. Takes some 13 bytes of memory a pixel while it runs.
 */
export async function heicAsPng(file: Buffer): Promise<Buffer> {
  const { icc } = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height, rgba } = await decoded(file);
  const raw = { width, height, channels: 4 } as const;
  const png = await sharp(rgba, { raw }).removeAlpha().png({ compressionLevel: 0 }).toBuffer();
  return icc ? withProfile(png, icc) : png;
}

function decoded(file: Buffer): Promise<HeicPixels> {
  return new Promise((resolve, reject) => {
    // Its library writes of what it cannot read to the console.
    const silent = { stdout: true, stderr: true };
    const worker = new Worker(new URL('./heic-worker.js', import.meta.url), { workerData: file, ...silent });
    const tooLong = setTimeout(() => void worker.terminate(), MOST_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(tooLong);
      reject(new Error('a HEIC photo that is not decoded in time'));
    });
  });
}

/** The colours of a telephone are wider than the web's: the profile says how to read them. */
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('iCCPphoto\0\0', 'latin1'), deflateSync(icc)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([png.subarray(0, PNG_HEAD), length, named, sum, png.subarray(PNG_HEAD)]);
}
