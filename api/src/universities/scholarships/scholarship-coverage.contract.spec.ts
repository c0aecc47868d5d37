import { describe, expect, it } from 'vitest';
import { COVERAGE_TYPES, type CoverageType } from './scholarship-choices.contract.js';
import { scholarshipCoverage, type CoverageItemKey } from './scholarship-coverage.contract.js';

function covering(coverage_type: CoverageType, own: { amount?: number; duration_months?: number } = {}) {
  return scholarshipCoverage({ coverage_type, amount: null, duration_months: null, ...own });
}

function items(coverage_type: CoverageType) {
  const told = covering(coverage_type).items.map(({ key, is_covered, estimate }) => [
    key,
    is_covered ? (estimate ?? 'covered') : 'not covered',
  ]);
  return Object.fromEntries(told) as Record<CoverageItemKey, unknown>;
}

describe('what each kind of coverage pays for', () => {
  it('complete: tuition, 1 000 € a month, housing, health insurance, one journey a year', () => {
    expect(items('complete')).toEqual({
      tuition: { measure: 'percent', value: 100 },
      allowance: { measure: 'monthly', value: 1000 },
      housing: 'covered',
      health: 'covered',
      travel: { measure: 'yearly', value: 1 },
    });
  });

  it('partial: 70 % of tuition and 800 € a month, housing not covered', () => {
    expect(items('partial')).toEqual({
      tuition: { measure: 'percent', value: 70 },
      allowance: { measure: 'monthly', value: 800 },
      housing: 'not covered',
      health: 'not covered',
      travel: 'not covered',
    });
  });

  it('tuition only: all of tuition and nothing else', () => {
    expect(items('tuition_only')).toEqual({
      tuition: { measure: 'percent', value: 100 },
      allowance: 'not covered',
      housing: 'not covered',
      health: 'not covered',
      travel: 'not covered',
    });
  });

  it('living expenses: 1 200 € a month and housing up to 600 € a month', () => {
    expect(items('living_expenses')).toEqual({
      tuition: 'not covered',
      allowance: { measure: 'monthly', value: 1200 },
      housing: { measure: 'monthly_at_most', value: 600 },
      health: 'not covered',
      travel: 'not covered',
    });
  });

  it.each([
    ['complete', 100],
    ['partial', 40],
    ['tuition_only', 20],
    ['living_expenses', 40],
  ] as const)('%s covers %i %% of the items', (kind, percentage) => {
    expect(covering(kind).percentage).toBe(percentage);
  });
});

describe('the money of a scholarship', () => {
  it('is its own where it says both amount and duration', () => {
    expect(covering('complete', { amount: 24_000, duration_months: 24 })).toMatchObject({
      total: { value: 24_000, is_estimate: false },
      months: { value: 24, is_estimate: false },
      monthly: { value: 1000, is_estimate: false },
    });
  });

  it('is not contradicted by the allowance that is usual for its kind', () => {
    const allowanceOf = (amount?: number) =>
      covering('complete', { ...(amount !== undefined && { amount }), duration_months: 24 }).items.find(
        ({ key }) => key === 'allowance',
      );
    expect(allowanceOf(28_800)).toEqual({ key: 'allowance', is_covered: true, estimate: null });
    expect(allowanceOf()?.estimate).toEqual({ measure: 'monthly', value: 1000 });
  });

  it('is spread over 12 months where the duration is not said, and the month is then an estimate', () => {
    expect(covering('partial', { amount: 9000 })).toMatchObject({
      total: { value: 9000, is_estimate: false },
      months: { value: 12, is_estimate: true },
      monthly: { value: 750, is_estimate: true },
    });
  });

  it('is rounded to the euro by month', () => {
    expect(covering('partial', { amount: 10_000, duration_months: 9 }).monthly?.value).toBe(1111);
  });

  it.each([
    ['complete', 1000, 10_000],
    ['partial', 800, 8000],
    ['living_expenses', 1200, 12_000],
  ] as const)('is estimated from the allowance of %s where no amount is said', (kind, monthly, total) => {
    expect(covering(kind, { duration_months: 10 })).toMatchObject({
      total: { value: total, is_estimate: true },
      monthly: { value: monthly, is_estimate: true },
    });
  });

  it('is not known where tuition alone is paid and no amount is said', () => {
    expect(covering('tuition_only', { duration_months: 36 })).toMatchObject({ total: null, monthly: null });
  });

  it('may be nothing: an amount of zero is the scholarship’s own', () => {
    expect(covering('complete', { amount: 0, duration_months: 12 })).toMatchObject({
      total: { value: 0, is_estimate: false },
      monthly: { value: 0, is_estimate: false },
    });
  });
});

it('every kind of coverage has its items', () => {
  for (const kind of COVERAGE_TYPES) expect(covering(kind).items).toHaveLength(5);
});
