import { expect, it } from 'vitest';
import { ComparisonSlots } from './comparison-slots.js';

const flush = () => new Promise((resolve) => setTimeout(resolve, 5));

it('two strangers at most are compared at once, and a known caller never waits for them', async () => {
  const slots = new ComparisonSlots();
  const open: (() => void)[] = [];
  let running = 0;
  const work = () => {
    running += 1;
    return new Promise<boolean>((resolve) => open.push(() => resolve(true)));
  };
  const strangers = Array.from({ length: 100 }, () => slots.compare(false, work));
  await flush();
  expect(running).toBe(2);
  const known = slots.compare(true, async () => true);
  expect(await known).toBe(true);
  for (let done = 0; done < 100; done += 1) {
    open.shift()!();
    await flush();
    expect(open.length).toBeLessThanOrEqual(2);
  }
  await Promise.all(strangers);
  expect(running).toBe(100);
});

it('what one caller sends at once is done in turn, whatever fails; others go on beside', async () => {
  const slots = new ComparisonSlots();
  const done: string[] = [];
  const after = (ms: number, name: string, fails = false) =>
    slots.inTurn(name.slice(0, 1), async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      done.push(name);
      if (fails) throw new Error(name);
    });
  const all = [after(40, 'a1', true), after(1, 'a2'), after(1, 'b1')];
  await Promise.allSettled(all);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});
