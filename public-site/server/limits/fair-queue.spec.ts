import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function drained(queue: FairQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.shift(); item; item = queue.shift()) items.push(item);
  return items;
}

describe('what waits for its turn', () => {
  it('goes address by address: one that asks for much does not push another back', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
    queue.push('b', 'b1');
    expect(drained(queue)).toEqual(['b1', 'a1', 'a2', 'a3']);
  });

  it('goes to who has least waiting, and one in four to who has waited longest', () => {
    const queue = new FairQueue<string>();
    for (const flood of ['f', 'g']) for (const count of [1, 2, 3]) queue.push(flood, `${flood}${count}`);
    for (const visitor of ['v1', 'v2', 'v3', 'v4', 'v5']) queue.push(visitor, visitor);
    expect(drained(queue).slice(0, 8)).toEqual(['v1', 'v2', 'v3', 'f1', 'v4', 'v5', 'f2', 'g1']);
  });

  it('can be given up', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2']) queue.push('a', item);
    queue.remove('a', 'a1');
    expect(drained(queue)).toEqual(['a2']);
    expect(queue.shift()).toBeUndefined();
  });
});
