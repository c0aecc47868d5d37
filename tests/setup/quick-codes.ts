import { createRequire } from 'node:module';
import { join } from 'node:path';

type Hash = (code: string, options?: object) => Promise<string>;

/** What the api hashes codes with, before the api is loaded and takes it as it is then. */
const argon2 = createRequire(join(import.meta.dirname, '../../api/package.json'))('@node-rs/argon2') as {
  hash: Hash;
  isQuick?: true;
};

// Codes are hashed and compared some thousand times: with this cost in a millisecond, with the real one, which
// access-code.spec.ts holds and every process that tests start has, in twenty.
if (!argon2.isQuick) {
  const { hash } = argon2;
  argon2.hash = (code, options) => hash(code, { memoryCost: 1024, timeCost: 1, ...options });
  argon2.isQuick = true;
}
