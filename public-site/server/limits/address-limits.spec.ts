import { describe, expect, it } from 'vitest';
import { AddressLimits, neighbourhood } from './address-limits.ts';

describe('what goes on at once', () => {
  it('is limited for one address without taking anything from another', () => {
    const limits = new AddressLimits(2);
    expect(['a', 'a', 'a', 'b'].map((address) => limits.take(address))).toEqual([null, null, 429, null]);
    limits.release('a');
    expect(limits.take('a')).toBeNull();
  });

  it('is limited in all', () => {
    const limits = new AddressLimits(2, 3);
    expect(['a', 'a', 'b', 'c'].map((address) => limits.take(address))).toEqual([null, null, null, 503]);
    limits.release('b');
    expect(limits.take('c')).toBeNull();
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s: an IPv6 address as the network that it is in', (address, key) =>
    expect(neighbourhood(address)).toBe(key),
  );
});
