import { expect, it } from 'vitest';
import { tabAfter } from './tab-keys';

it('arrows go round the tabs, Home and End to their ends, other keys nowhere', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => tabAfter(key, 2, 3))).toEqual([
    0,
    1,
    0,
    2,
    null,
  ]);
});
