/** One in as many goes to who has waited longest, so that an address of many people is served too. */
const LONGEST_WAIT_EVERY = 4;

/**
 * What waits, by who asked: who has least waiting goes first, so that a visitor who asks for one thing does not wait for
 * as many turns as there are others who ask for much.
 */
export class FairQueue<T> {
  /** By address, in the order in which each had its last turn. */
  private readonly byAddress = new Map<string, T[]>();
  private taken = 0;

  push(address: string, item: T): void {
    const waiting = this.byAddress.get(address);
    if (waiting) waiting.push(item);
    else this.byAddress.set(address, [item]);
  }

  /** The first of the address whose turn it is. */
  shift(): T | undefined {
    const address = this.addressInTurn();
    const waiting = address === undefined ? undefined : this.byAddress.get(address);
    if (address === undefined || !waiting) return undefined;
    const item = waiting.shift();
    this.byAddress.delete(address);
    if (waiting.length > 0) this.byAddress.set(address, waiting);
    return item;
  }

  remove(address: string, item: T): void {
    const left = this.byAddress.get(address)?.filter((one) => one !== item) ?? [];
    if (left.length > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }

  private addressInTurn(): string | undefined {
    this.taken += 1;
    let inTurn: string | undefined;
    let least = Infinity;
    const isLongest = this.taken % LONGEST_WAIT_EVERY === 0;
    for (const [address, { length }] of this.byAddress) {
      if (length < least) [inTurn, least] = [address, length];
      if (isLongest || least === 1) break;
    }
    return inTurn;
  }
}
