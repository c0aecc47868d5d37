import { fromBufferPromise } from 'yauzl';

interface ZipBounds {
  /** Of all the files in it together, as they are once unpacked. */
  bytes: number;
  files: number;
  /** Opening brackets of all XML in it: what a reader makes an object of. */
  tags: number;
}

/** It would unpack to more than the bounds. */
export class ZipTooLarge extends Error {}

const BRACKET = 0x3c;

/**
 * What each file of a zip holds, unpacked once, never further than the bounds: what passes may be handed to a reader
 * that trusts it. Throws `ZipTooLarge`, or what the library says of a zip that is cut short, or made to mislead.
 */
export async function zipParts(file: Buffer, bounds: ZipBounds): Promise<Map<string, Buffer>> {
  const left = { ...bounds };
  const parts = new Map<string, Buffer>();
  const zip = await fromBufferPromise(file, { lazyEntries: true });
  if (zip.entryCount > bounds.files) throw new ZipTooLarge();
  for await (const entry of zip.eachEntry()) {
    const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
    const isXml = /\.(xml|rels|vml)$/i.test(entry.fileName);
    const unpacked: Buffer[] = [];
    for await (const chunk of chunks) {
      left.bytes -= chunk.length;
      left.tags -= isXml ? tagsOf(chunk) : 0;
      if (left.bytes < 0 || left.tags < 0) throw new ZipTooLarge();
      unpacked.push(chunk);
    }
    parts.set(entry.fileName, Buffer.concat(unpacked));
  }
  return parts;
}

function tagsOf(content: Buffer): number {
  let count = 0;
  for (let at = content.indexOf(BRACKET); at >= 0; at = content.indexOf(BRACKET, at + 1)) count += 1;
  return count;
}
