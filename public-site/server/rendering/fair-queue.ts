/** What waits, by who asked: each address in its turn, whatever the others have waiting. */
export class FairQueue<T> {
  private readonly byAddress = new Map<string, T[]>();

  push(address: string, item: T): void {
    const waiting = this.byAddress.get(address);
    if (waiting) waiting.push(item);
    else this.byAddress.set(address, [item]);
  }

  /** The first of the address whose turn it is. */
  shift(): T | undefined {
    const [address, waiting] = this.byAddress.entries().next().value ?? [];
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
}
