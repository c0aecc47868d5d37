import { describe, expect, it } from 'vitest';
import { amountTyped, budgetOutcome, type StudentBudget } from './coverage-budget';

const budget: StudentBudget = { months: 12, tuition: 3000, housing: 450, living: 550, travel: 1000 };

describe('a student’s budget', () => {
  it('adds up each month, each year begun and what is paid once', () => {
    expect(budgetOutcome(budget, 12_000)).toEqual({
      need: 16_000,
      missing: 4000,
      missing_monthly: 333,
      percentage: 75,
    });
    expect(budgetOutcome({ ...budget, months: 13 }, 0)?.need).toBe(13_000 + 6000 + 1000);
  });

  it('may leave something: the scholarship then covers all of it', () => {
    expect(budgetOutcome(budget, 20_000)).toMatchObject({ missing: -4000, percentage: 100 });
  });

  it('is not said to be covered as a whole as long as a euro is missing', () => {
    expect(budgetOutcome(budget, 15_999)).toMatchObject({ missing: 1, percentage: 99 });
  });

  it('still says what one needs where the amount of the scholarship is not known', () => {
    expect(budgetOutcome(budget, null)).toEqual({
      need: 16_000,
      missing: null,
      missing_monthly: null,
      percentage: null,
    });
  });

  it('says nothing until something is typed', () => {
    expect(budgetOutcome({ months: 12, tuition: 0, housing: 0, living: 0, travel: 0 }, 5000)).toBeNull();
  });
});

describe('an amount that is typed', () => {
  it.each([
    ['450', 450],
    ['1 250,50', 1250.5],
    ['1\u202f250 €', 1250],
    ['', 0],
    ['-5', 0],
    ['beaucoup', 0],
    ['123456789', 0],
  ])('« %s » is %d', (text, amount) => expect(amountTyped(text)).toBe(amount));
});
