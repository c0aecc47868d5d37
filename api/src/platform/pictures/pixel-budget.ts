import { platformErrors } from '../errors/platform.errors.js';

interface Budget {
  /** How many pixels may be at work together. */
  pixels: number;
  /** How many pictures may wait, and for how long. */
  waiting: number;
  waitMs: number;
}

interface Waiting {
  pixels: number;
  begin: () => void;
}

/** Shares out memory among pictures at work, in the order they came. */
export class PixelBudget {
  private free: number;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly budget: Budget) {
    this.free = budget.pixels;
  }

  /** Runs `work` once `pixels` are free; refuses with a 503 where too many wait already, or the wait is too long. */
  async run<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= this.budget.waiting) throw platformErrors.busyWithPictures();
    return this.inTurn(pixels, work, this.budget.waitMs);
  }

  /** The same for jobs, which wait as long as it takes. */
  runInTurn<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    return this.inTurn(pixels, work);
  }

  private async inTurn<T>(asked: number, work: () => Promise<T>, waitMs?: number): Promise<T> {
    const pixels = Math.min(asked, this.budget.pixels);
    if (this.waiting.length > 0 || pixels > this.free) await this.turn(pixels, waitMs);
    else this.free -= pixels;
    try {
      return await work();
    } finally {
      this.free += pixels;
      this.beginNext();
    }
  }

  private turn(pixels: number, waitMs?: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const one = { pixels, begin };
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(one), 1);
        this.beginNext();
        reject(platformErrors.busyWithPictures());
      };
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
      this.waiting.push(one);
    });
  }

  private beginNext(): void {
    for (let next = this.waiting[0]; next && next.pixels <= this.free; next = this.waiting[0]) {
      this.waiting.shift();
      this.free -= next.pixels;
      next.begin();
    }
  }
}
