import { toMinorUnits } from '@livres/api/contract';

const MOST_CENTS = 1_000_000_000;

/** What a student expects to spend, in euros. */
export interface StudentBudget {
  months: number;
  /** A year. */
  tuition: number;
  /** A month. */
  housing: number;
  living: number;
  /** Once. */
  travel: number;
}

interface BudgetOutcome {
  /** Whole euros, over the months. */
  need: number;
  /** What the scholarship leaves to find; negative where something is left. Null where its amount is not known. */
  missing: number | null;
  missing_monthly: number | null;
  /** How much of the need the scholarship covers, 100 at most. */
  percentage: number | null;
}

/** What a scholarship of so many euros leaves of a budget; null where nothing is to be spent. Tuition is paid for each year begun. */
export function budgetOutcome(budget: StudentBudget, total: number | null): BudgetOutcome | null {
  const { months, tuition, housing, living, travel } = budget;
  const years = Math.ceil(months / 12);
  const need = Math.round((housing + living) * months + tuition * years + travel);
  if (need <= 0) return null;
  if (total === null) return { need, missing: null, missing_monthly: null, percentage: null };
  const missing = need - total;
  return {
    need,
    missing,
    missing_monthly: Math.round(missing / months),
    percentage: Math.min(100, Math.floor((total / need) * 100)),
  };
}

/** What is typed in French, `1 250,50`; 0 where it is empty or no amount. */
export function amountTyped(text: string): number {
  const cents = toMinorUnits(text, 'EUR') ?? 0;
  return cents < MOST_CENTS ? cents / 100 : 0;
}
