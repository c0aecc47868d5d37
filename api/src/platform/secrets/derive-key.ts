import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** A key of `length` bytes from a secret, slow to guess (scrypt with Node's own costs). */
export const deriveKey = promisify(scrypt) as (
  secret: string,
  salt: string,
  length: number,
) => Promise<Buffer>;
