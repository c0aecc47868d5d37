import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deriveKey } from './derive-key.js';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_LENGTH = 12;

export interface SealKey {
  /** Says which key sealed something, and nothing about the key. */
  id: string;
  bytes: Buffer;
}

/** One for each purpose, slowly derived: with a copy of the database one cannot try access codes by the million. */
export async function sealKey(secret: string, purpose: string): Promise<SealKey> {
  const bytes = await deriveKey(secret, purpose, KEY_BYTES);
  return { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, ID_LENGTH) };
}

/** AES-256-GCM; bound to its owner, so that one person's sealed secret opens nothing in another's place. */
export function seal(key: SealKey, owner: number, secret: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(String(owner)));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The secret that was sealed; null where it was by another key, for another owner, or changed since. */
export function unseal(key: SealKey, owner: number, text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  try {
    const cipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(String(owner)))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]);
  } catch {
    return null;
  }
}
