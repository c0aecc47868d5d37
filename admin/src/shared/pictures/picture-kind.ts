/** What telephones write where they are not asked for JPEG; some systems do not know its type, but its name. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** The mark of what moves, by type: the block before each view of a GIF (twice), a chunk of WebP and PNG, a brand of AVIF. */
const MARKS: Record<string, { mark: string; times: number }> = {
  'image/gif': { mark: '\u0021\u00f9\u0004', times: 2 },
  'image/webp': { mark: 'ANIM', times: 1 },
  'image/png': { mark: 'acTL', times: 1 },
  'image/avif': { mark: 'avis', times: 1 },
};
/** A GIF says nothing of it at its beginning; the others do. */
const BEGINNING = 4_096;

/** Whether a picture has several views. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const known = MARKS[file.type];
  if (!known) return false;
  const part = file.type === 'image/gif' ? file : file.slice(0, BEGINNING);
  const bytes = new TextDecoder('latin1').decode(await part.arrayBuffer());
  return bytes.split(known.mark).length > known.times;
}
