import { inflateRawSync } from 'node:zlib';

interface ZipBounds {
  /** Of all the files in it together, as they are once unpacked. */
  bytes: number;
  files: number;
  /** Opening brackets of all XML in it: what a reader makes an object of. */
  tags: number;
}

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ENTRY = 0x02014b50;
const CONTENT = 0x04034b50;
const BRACKET = 0x3c;

/** A zip that is cut short, made to mislead, or that no reader of ours opens. */
export class ZipUnreadable extends Error {}
/** It would unpack to more than the bounds. */
export class ZipTooLarge extends Error {}

/**
 * Unpacks each file of a zip once, never further than the bounds, whatever the sizes that it announces: what passes
 * may be handed to a reader that trusts it. Throws `ZipTooLarge` or `ZipUnreadable`.
 */
export function holdZipToBounds(zip: Buffer, bounds: ZipBounds): void {
  const left = { ...bounds };
  for (const entry of entriesOf(zip, bounds.files)) {
    const content = unpacked(zip, entry, left.bytes);
    left.bytes -= content.length;
    left.tags -= isXml(entry.name) ? tagsOf(content) : 0;
    if (left.bytes < 0 || left.tags < 0) throw new ZipTooLarge();
  }
}

interface Entry {
  name: string;
  method: number;
  packed: number;
  offset: number;
}

function entriesOf(zip: Buffer, most: number): Entry[] {
  const end = zip.lastIndexOf(END);
  if (end < 0 || end + 22 > zip.length) throw new ZipUnreadable();
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  // Another start than announced, or a zip64 record, would let two readers see two different zips.
  if (start + zip.readUInt32LE(end + 12) !== end) throw new ZipUnreadable();
  if (count > most) throw new ZipTooLarge();
  const entries: Entry[] = [];
  for (let at = start; entries.length < count;) at = readEntry(zip, at, entries);
  return entries;
}

function readEntry(zip: Buffer, at: number, entries: Entry[]): number {
  if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw new ZipUnreadable();
  const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
    number,
    number,
    number,
  ];
  entries.push({
    name: zip.toString('utf8', at + 46, at + 46 + name),
    method: zip.readUInt16LE(at + 10),
    packed: zip.readUInt32LE(at + 20),
    offset: zip.readUInt32LE(at + 42),
  });
  return at + 46 + name + extra + comment;
}

function unpacked(zip: Buffer, { method, packed, offset }: Entry, most: number): Buffer {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== CONTENT) throw new ZipUnreadable();
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packed > zip.length) throw new ZipUnreadable();
  const content = zip.subarray(start, start + packed);
  if (method === 0) return content;
  if (method !== 8) throw new ZipUnreadable();
  return inflated(content, most);
}

function inflated(content: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new ZipTooLarge()
      : new ZipUnreadable();
  }
}

const isXml = (name: string) => /\.(xml|rels|vml)$/i.test(name);

function tagsOf(content: Buffer): number {
  let count = 0;
  for (let at = content.indexOf(BRACKET); at >= 0; at = content.indexOf(BRACKET, at + 1)) count += 1;
  return count;
}
