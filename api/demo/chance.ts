const RANGE = 2 ** 32;

/** Chances that fall the same way for every demonstration: mulberry32. */
export class Chance {
  constructor(private state: number) {}

  /** From 0 up to 1, which it never reaches. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  of<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }

  /** So many bytes, as hexadecimal. */
  hex(bytes: number): string {
    let text = '';
    while (text.length < bytes * 2)
      text += Math.floor(this.next() * RANGE)
        .toString(16)
        .padStart(8, '0');
    return text.slice(0, bytes * 2);
  }

  /** Numbered as random ones are. */
  uuid(): string {
    const text = this.hex(16);
    const variant = '89ab'[Number.parseInt(text[16]!, 16) % 4]!;
    return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-${variant}${text.slice(17, 20)}-${text.slice(20)}`;
  }
}

/** Things of which some come more often than others. */
export class Weighted<T> {
  private readonly sums: number[] = [];
  private readonly items: T[] = [];
  private total = 0;

  constructor(entries: Iterable<readonly [T, number]>) {
    for (const [item, weight] of entries) {
      if (weight <= 0) continue;
      this.total += weight;
      this.items.push(item);
      this.sums.push(this.total);
    }
  }

  pick(chance: Chance): T {
    const at = chance.next() * this.total;
    let [low, high] = [0, this.sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sums[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return this.items[low]!;
  }
}
