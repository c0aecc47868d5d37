import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { backupErrors as errors } from './backups.errors.js';

/** How each file of age begins. */
const AGE_HEADER = 'age-encryption.org/v1';

/** For the public keys `age1…`: whoever holds one of their secret keys can read it, this machine cannot. */
export async function encryptFile(from: string, to: string, recipients: readonly string[]): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  await write(await encrypter.encrypt(webStreamOf(from)), to);
}

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE_HEADER.length));
    return buffer.subarray(0, bytesRead).toString('latin1') === AGE_HEADER;
  } finally {
    await file.close();
  }
}

/** Throws in French where the key is missing, another one, or what was encrypted is damaged. */
export async function decryptFile(from: string, to: string, identity: string | null): Promise<void> {
  if (!identity) throw errors.identityMissing();
  const { Decrypter } = await import('age-encryption');
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    await write(await decrypter.decrypt(webStreamOf(from)), to);
  } catch (error) {
    if ((error as { code?: string }).code) throw error;
    throw errors.identityWrong();
  }
}

const webStreamOf = (path: string) =>
  Readable.toWeb(createReadStream(path)) as globalThis.ReadableStream<Uint8Array>;

async function write(stream: globalThis.ReadableStream<Uint8Array>, to: string): Promise<void> {
  await pipeline(
    Readable.fromWeb(stream as ReadableStream<Uint8Array>),
    createWriteStream(to, { mode: 0o600 }),
  );
  const file = await open(to, 'r+');
  await file.sync();
  await file.close();
}
