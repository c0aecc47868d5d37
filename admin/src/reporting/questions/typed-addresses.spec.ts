import { expect, it } from 'vitest';
import { addressesIn } from './typed-addresses';

it('addresses that were pasted together are taken apart, each once', () => {
  expect(addressesIn(['a@example.org', 'B@Example.org; c@example.org,a@example.org'])).toEqual({
    good: ['a@example.org', 'b@example.org', 'c@example.org'],
    bad: null,
  });
});

it.each(['awa', 'awa@', 'awa@example', '<awa@example.org>', '@example.org', 'a@b@example.org'])(
  '%s is no address, and is said',
  (word) => {
    expect(addressesIn(['a@example.org', word])).toEqual({ good: ['a@example.org'], bad: word });
  },
);
