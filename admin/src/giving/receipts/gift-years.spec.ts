import { expect, it } from 'vitest';
import { recentYears } from './gift-years';

it('the years that receipts are looked for are those of Paris, newest first', () => {
  expect(recentYears(Date.parse('2026-12-31T22:59:00Z'))).toEqual([2026, 2025, 2024, 2023]);
  expect(recentYears(Date.parse('2026-12-31T23:00:00Z'))).toEqual([2027, 2026, 2025, 2024]);
});
