import { BlockList, isIP } from 'node:net';

/** Where no link of the public web leads. Sources: RFC 6890 and IANA’s special-purpose registries. */
const RESERVED_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** What lies within 2000::/3, the only public block: documentation, and what carries an IPv4 address inside. */
const RESERVED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [net, prefix] of RESERVED_4) reserved.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of RESERVED_6) reserved.addSubnet(net, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is one of the public internet: not this machine’s, a private network’s, a cloud’s metadata, nor
 * any other that is kept for special uses; IPv6 that stands for IPv4 is refused as a whole.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
