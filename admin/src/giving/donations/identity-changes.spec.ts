import { expect, it } from 'vitest';
import { identityChanges } from './identity-changes';

it('only what changed is sent, with the version that it was changed from', () => {
  const before = { email: 'a@example.org', city: 'Lyon', message: 'Bravo', is_anonymous: false };
  expect(identityChanges({ ...before, city: 'Paris', version: 3 }, before)).toEqual({
    city: 'Paris',
    version: 3,
  });
});

it('a field that was emptied is sent empty', () => {
  const before = { message: 'Bravo' };
  expect(identityChanges({ message: null as unknown as string, version: 1 }, before)).toEqual({
    message: '',
    version: 1,
  });
});
