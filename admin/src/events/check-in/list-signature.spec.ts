import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeHash } from './list-signature';

it('a code is known by the hash that the server writes', async () => {
  const code = `B1-${'A2B3C4D'.repeat(6)}`;
  const written = createHash('sha256').update(code).digest('base64url');
  expect(await codeHash(code)).toBe(written);
  expect(await codeHash(` ${code.toLowerCase()} `)).toBe(written);
});
