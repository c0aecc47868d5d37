import { expect, it } from 'vitest';
import { pictureScope } from './picture-scope';

it.each([
  [['2026-12-01', '2026-12-17'], [], '1er déc. 2026 – 17 déc. 2026'],
  [['2026-12-17', '2026-12-17'], ['Une école à Foumban'], '17 déc. 2026, Une école à Foumban'],
  [['2026-04', '2027-03'], ['Lyon', 'Une école'], 'avril 2026 – mars 2027, Lyon, Une école'],
  [['2026-01-01'], [], ''],
  [[], ['Une école à Foumban'], 'Une école à Foumban'],
])('the picture of %s, narrowed to %s, says « %s »', (period, filters, said) => {
  expect(pictureScope(period, filters)).toBe(said);
});
