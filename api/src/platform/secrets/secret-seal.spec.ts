import { expect, it } from 'vitest';
import { seal, sealKey, unseal } from './secret-seal.js';

const SECRET = Buffer.from('un secret de vingt o');

it('a sealed secret opens with its key, for its owner, and for no other', async () => {
  const [key, other] = [
    await sealKey('code-des-essais-2026', 'essais'),
    await sealKey('un-autre-code-2027', 'essais'),
  ];
  const sealed = seal(key, 7, SECRET);
  expect(unseal(key, 7, sealed)).toEqual(SECRET);
  expect(unseal(key, 8, sealed)).toBeNull();
  expect(unseal(other, 7, sealed)).toBeNull();
  expect(other.id).not.toBe(key.id);
  expect((await sealKey('code-des-essais-2026', 'essais')).id).toBe(key.id);
});

it('a secret is never sealed twice the same way, and one that was changed opens no more', async () => {
  const key = await sealKey('code-des-essais-2026', 'essais');
  const sealed = seal(key, 1, SECRET);
  expect(seal(key, 1, SECRET)).not.toBe(sealed);
  expect(sealed).not.toContain(SECRET.toString('base64url'));
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  for (const text of [changed.toString('base64url'), '', 'x', sealed.slice(0, 20)])
    expect(unseal(key, 1, text)).toBeNull();
});
