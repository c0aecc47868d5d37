/** How large a picture is sent: less on a slow or paid connection. */
export interface PictureSize {
  longest: number;
  quality: number;
}

const USUAL: PictureSize = { longest: 1600, quality: 0.82 };
const SMALL: PictureSize = { longest: 1100, quality: 0.7 };
const LIGHT_BYTES = 300_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function pictureSize(connection: Connection | undefined): PictureSize {
  const isSlow = connection?.saveData || ['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '');
  return isSlow ? SMALL : USUAL;
}

/** The sides that a picture is drawn at, never larger than it is. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const ratio = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * ratio)),
    height: Math.max(1, Math.round(height * ratio)),
  };
}

/**
 * A photo as it is sent: drawn smaller in the browser. What the browser cannot draw (HEIC outside Safari) goes as it
 * is, for the api to draw.
 */
export async function sizedDown(file: File, { longest, quality }: PictureSize): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return file;
  const { width, height } = fitted(picture.width, picture.height, longest);
  if (width === picture.width && file.size <= LIGHT_BYTES) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  return drawn && drawn.size < file.size ? drawn : file;
}
