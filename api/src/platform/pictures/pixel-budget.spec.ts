import { describe, expect, it } from 'vitest';
import { PixelBudget } from './pixel-budget.js';

/** Work that ends when it is told to, and how many pixels were at work at most. */
function measured(budget: PixelBudget) {
  let now = 0;
  let most = 0;
  const begun: string[] = [];
  const begin = (name: string, pixels: number) => {
    let end = () => undefined as void;
    const work = () =>
      new Promise<void>((settle) => {
        begun.push(name);
        now += pixels;
        most = Math.max(most, now);
        end = () => {
          now -= pixels;
          settle();
        };
      });
    const done = budget.run(pixels, work);
    return { done, end: () => end() };
  };
  return { begin, begun, most: () => most };
}

const soon = () => new Promise((settle) => setImmediate(settle));

describe('pictures at work', () => {
  it('never hold more pixels together than the budget, and go in the order they came', async () => {
    const { begin, begun, most } = measured(new PixelBudget({ pixels: 50, waiting: 10, waitMs: 60_000 }));
    const works = [begin('a', 30), begin('b', 30), begin('c', 10), begin('d', 20)] as const;
    await soon();
    expect(begun).toEqual(['a']);
    works[0].end();
    await soon();
    expect(begun).toEqual(['a', 'b', 'c']);
    works[1].end();
    await soon();
    for (const { end } of works.slice(2)) end();
    await Promise.all(works.map(({ done }) => done));
    expect([begun.join(''), most()]).toEqual(['abcd', 40]);
  });

  it('beyond those that may wait are refused, and told to come back', async () => {
    const { begin } = measured(new PixelBudget({ pixels: 50, waiting: 1, waitMs: 60_000 }));
    const first = begin('a', 50);
    const second = begin('b', 50);
    await expect(begin('c', 1).done).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    first.end();
    await soon();
    second.end();
    await Promise.all([first.done, second.done]);
  });

  it('that have waited too long are refused, and the next goes', async () => {
    const { begin, begun } = measured(new PixelBudget({ pixels: 50, waiting: 2, waitMs: 20 }));
    const first = begin('a', 20);
    const large = begin('b', 50).done.catch((error: { status: number }) => error.status);
    expect(await large).toBe(503);
    const last = begin('c', 30);
    await soon();
    expect(begun).toEqual(['a', 'c']);
    first.end();
    last.end();
    await Promise.all([first.done, last.done]);
  });

  it('give their pixels back where the work fails', async () => {
    const budget = new PixelBudget({ pixels: 50, waiting: 1, waitMs: 60_000 });
    await expect(budget.run(50, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await budget.run(50, () => Promise.resolve('drawn'))).toBe('drawn');
  });

  it('larger than the whole budget go alone', async () => {
    expect(
      await new PixelBudget({ pixels: 50, waiting: 1, waitMs: 60_000 }).run(80, () =>
        Promise.resolve('drawn'),
      ),
    ).toBe('drawn');
  });
});
