/** What was looked up for one of several records that are checked together, and is not looked up again for the next. */
export class Lookups {
  private readonly found = new Map<string, Promise<unknown>>();

  /** The answer for this key, asked the first time only. */
  once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.found.get(key) as Promise<T> | undefined;
    if (known) return known;
    const asked = ask();
    this.found.set(key, asked);
    return asked;
  }
}
