import { isIPv6 } from 'node:net';

/** Counts what goes on at once, by address and in all. */
export class AddressLimits {
  private readonly counts = new Map<string, number>();
  private total = 0;
  private readonly perAddress: number;
  private readonly inAll: number;

  constructor(perAddress: number, inAll = Number.POSITIVE_INFINITY) {
    this.perAddress = perAddress;
    this.inAll = inAll;
  }

  /** Counts one more from this address, unless it has its share (429) or all are taken (503). */
  take(address: string): 429 | 503 | null {
    const key = neighbourhood(address);
    const count = this.counts.get(key) ?? 0;
    if (count >= this.perAddress) return 429;
    if (this.total >= this.inAll) return 503;
    this.counts.set(key, count + 1);
    this.total += 1;
    return null;
  }

  release(address: string): void {
    const key = neighbourhood(address);
    const count = (this.counts.get(key) ?? 1) - 1;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
    this.total -= 1;
  }
}

/** Whoever has one IPv6 address has the 2^64 beside it too. */
export function neighbourhood(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
