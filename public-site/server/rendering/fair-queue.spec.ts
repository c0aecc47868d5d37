import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function drained(queue: FairQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.shift(); item; item = queue.shift()) items.push(item);
  return items;
}

describe('what waits to be rendered', () => {
  it('goes address by address: one that asks for much does not push another back', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
    queue.push('b', 'b1');
    expect(drained(queue)).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('can be given up', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2']) queue.push('a', item);
    queue.remove('a', 'a1');
    expect(drained(queue)).toEqual(['a2']);
    expect(queue.shift()).toBeUndefined();
  });
});
