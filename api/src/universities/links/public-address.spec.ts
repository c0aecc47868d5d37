import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.js';

describe('an address of the public internet', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each(['2606:4700:4700::1111', '2a00:1450:4007:80c::200e', '2001:4860:4860::8888'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['this machine', '0.0.0.0'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['a carrier’s network', '100.64.0.1'],
    ['a link', '169.254.1.1'],
    ['a cloud’s metadata', '169.254.169.254'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.7'],
    ['documentation', '203.0.113.7'],
    ['measurements', '198.18.0.1'],
    ['groups', '224.0.0.1'],
    ['everyone', '255.255.255.255'],
    ['this machine', '::1'],
    ['nobody', '::'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6', '::ffff:7f00:1'],
    ['IPv4 in IPv6', '::ffff:8.8.8.8'],
    ['IPv4 in IPv6', '::127.0.0.1'],
    ['IPv4 behind a gateway', '64:ff9b::7f00:1'],
    ['IPv4 behind a gateway', '2002:7f00:1::'],
    ['IPv4 in a tunnel', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['a private network', 'fc00::1'],
    ['a private network', 'fd00:ec2::254'],
    ['a link', 'fe80::1'],
    ['a site', 'fec0::1'],
    ['groups', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['nothing', ''],
    ['a name', 'localhost'],
    ['a link, by its zone', 'fe80::1%eth0'],
  ])('is none of %s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));
});
