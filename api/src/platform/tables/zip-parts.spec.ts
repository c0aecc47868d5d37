import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipParts, ZipTooLarge } from './zip-parts.js';

const BOUNDS = { bytes: 100_000, files: 3, tags: 100 };

interface Part {
  name: string;
  content: Buffer;
  /** What the zip says of it, where that is not true. */
  announced?: number;
  method?: number;
}

/** A zip as any program writes one. */
function zipOf(parts: Part[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, announced = content.length, method = 8 } of parts) {
    const packed = method === 8 ? deflateRawSync(content) : content;
    const title = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(announced, 22);
    head.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(announced, 24);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE(offset, 42);
    local.push(head, title, packed);
    central.push(entry, title);
    offset += 30 + title.length + packed.length;
  }
  const listed = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, listed, end]);
}

const part = (content: string, rest: Partial<Part> = {}): Part => ({
  name: 'sheet1.xml',
  content: Buffer.from(content),
  ...rest,
});
const hold = (parts: Part[]) => zipParts(zipOf(parts), BOUNDS);
const faultOf = (zip: Buffer) => zipParts(zip, BOUNDS).catch((fault: unknown) => fault);

describe('a zip', () => {
  it('within its bounds passes, packed or not', async () => {
    await expect(hold([part('<a/>'), part('<b/>', { method: 0 })])).resolves.toHaveProperty('size');
    await expect(hold([part('<'.repeat(100))])).resolves.toHaveProperty('size');
    await expect(hold([part('x'.repeat(100_000))])).resolves.toHaveProperty('size');
  });

  it.each([
    ['unpacks to more bytes than it may', [part('x'.repeat(100_001))]],
    ['unpacks to too much only in all', [part('x'.repeat(60_000)), part('y'.repeat(60_000))]],
    ['has too many files', [part('a'), part('b'), part('c'), part('d')]],
    ['has too many tags', [part('<'.repeat(60)), part('<'.repeat(60))]],
  ])('is too large where it %s', (_, parts) => expect(hold(parts)).rejects.toThrow(ZipTooLarge));

  it('may hold as many brackets as it likes where they are no XML', async () => {
    await expect(hold([part('<'.repeat(500), { name: 'image.png' })])).resolves.toHaveProperty('size');
  });

  it.each([
    ['is empty', Buffer.alloc(0)],
    ['has no end', Buffer.from('PK\u0003\u0004')],
    ['comes after something else', Buffer.concat([Buffer.from('avant'), zipOf([part('a')])])],
    ['is followed by something else', Buffer.concat([zipOf([part('a')]), Buffer.from('après')])],
    ['lies about how large it is', zipOf([part('x'.repeat(5_000_000), { announced: 10 })])],
    ['is packed in a way that we do not read', zipOf([part('a', { method: 12 })])],
    ['is damaged', damaged(zipOf([part('<a>'.repeat(500))]))],
  ])('is unreadable where it %s', async (_, zip) => {
    const fault = await faultOf(zip);
    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toBeInstanceOf(ZipTooLarge);
  });
});

function damaged(zip: Buffer): Buffer {
  const copy = Buffer.from(zip);
  copy.fill(0xff, 42, 48);
  return copy;
}
