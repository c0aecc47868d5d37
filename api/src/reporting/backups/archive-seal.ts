import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { backupErrors as errors } from './backups.errors.js';

/** The comment that ends the zip: the SHA-256 of all that stands before it. */
const SEAL_BYTES = 64;
export const EMPTY_SEAL = '0'.repeat(SEAL_BYTES);

/** Writes the seal of a zip whose comment is still empty, and waits until all of it is on the disk. */
export async function sealArchive(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    await file.write(Buffer.from(await sealOf(path, size)), 0, SEAL_BYTES, size - SEAL_BYTES);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Throws in French where any byte is not what was written, or the end is missing. */
export async function refuseBrokenSeal(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size <= SEAL_BYTES || (await readSeal(file, size)) !== (await sealOf(path, size)))
      throw errors.unreadable();
  } finally {
    await file.close();
  }
}

async function readSeal(file: FileHandle, size: number): Promise<string> {
  const { buffer } = await file.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, size - SEAL_BYTES);
  return buffer.toString('latin1');
}

async function sealOf(path: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { end: size - SEAL_BYTES - 1 }), hash);
  return hash.digest('hex');
}
