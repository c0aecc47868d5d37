/** At most so many at once, the others in the order in which they came. */
class Slots {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly most: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

/** Each comparison takes 19 MiB and a thread of the four that Node has. */
const AT_ONCE = 2;

/** Comparisons of codes, a few at once: callers who are known have places of their own, which strangers never take. */
export class ComparisonSlots {
  private readonly known = new Slots(AT_ONCE);
  private readonly strangers = new Slots(AT_ONCE);
  private readonly last = new Map<string, Promise<unknown>>();

  compare(isKnown: boolean, work: () => Promise<boolean>): Promise<boolean> {
    return (isKnown ? this.known : this.strangers).run(work);
  }

  /** What one caller sends at once is done one after another: a right code is not taken for a try too many. */
  async inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    this.last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === settled) this.last.delete(key);
    }
  }
}
