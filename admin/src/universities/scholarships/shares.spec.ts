import { describe, expect, it } from 'vitest';
import { mostOf } from './shares';

const shares = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `P${at}`, label: `P${at}`, count: 20 - at }));

describe('countries in a chart', () => {
  it('are all there up to eleven: a line of others would take as much room', () =>
    expect(mostOf(shares(11))).toEqual(shares(11)));

  it('beyond, the ten first, and the others together', () => {
    const drawn = mostOf(shares(13));
    expect(drawn).toHaveLength(11);
    expect(drawn.at(-1)).toEqual({ value: '', label: '3 autres pays', count: 10 + 9 + 8 });
  });
});
