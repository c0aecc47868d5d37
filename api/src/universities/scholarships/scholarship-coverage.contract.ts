import type { CoverageType } from './scholarship-choices.contract.js';

export const COVERAGE_ITEMS = ['tuition', 'allowance', 'housing', 'health', 'travel'] as const;
export type CoverageItemKey = (typeof COVERAGE_ITEMS)[number];

/** How a figure of an item is counted: per cent of it, euros a month (at most, for housing), times a year. */
type CoverageMeasure = 'percent' | 'monthly' | 'monthly_at_most' | 'yearly';

export interface CoverageItem {
  key: CoverageItemKey;
  is_covered: boolean;
  /** What is usual for this kind of coverage, never the scholarship’s own figure: always an estimate. */
  estimate: { measure: CoverageMeasure; value: number } | null;
}

export interface CoverageFigure {
  value: number;
  /** The organisation does not say: this is what is usual. */
  is_estimate: boolean;
}

/** What a scholarship pays for. */
export interface Coverage {
  items: CoverageItem[];
  /** How many of the items are covered, in per cent. */
  percentage: number;
  months: CoverageFigure;
  /** Whole euros; null where nothing allows to say. */
  total: CoverageFigure | null;
  monthly: CoverageFigure | null;
}

/** Months, where a scholarship does not say how long it lasts. */
export const DEFAULT_DURATION_MONTHS = 12;

interface Granted {
  coverage_type: CoverageType;
  /** Euros; null where the organisation does not say. */
  amount: number | null;
  duration_months: number | null;
}

type Usual = Partial<Record<CoverageItemKey, CoverageItem['estimate']>>;

/** The items that each kind covers and their usual figures; those left out are not covered. */
const USUAL: Record<CoverageType, Usual> = {
  complete: {
    tuition: { measure: 'percent', value: 100 },
    allowance: { measure: 'monthly', value: 1000 },
    housing: null,
    health: null,
    travel: { measure: 'yearly', value: 1 },
  },
  partial: {
    tuition: { measure: 'percent', value: 70 },
    allowance: { measure: 'monthly', value: 800 },
  },
  tuition_only: { tuition: { measure: 'percent', value: 100 } },
  living_expenses: {
    allowance: { measure: 'monthly', value: 1200 },
    housing: { measure: 'monthly_at_most', value: 600 },
  },
};

/**
 * What a scholarship covers, in whole euros: its own amount and duration where it has them, else what is usual for its
 * kind, marked as an estimate. Source: specification §9 and the decisions.
 */
export function scholarshipCoverage(scholarship: Granted): Coverage {
  const usual = USUAL[scholarship.coverage_type];
  const items = COVERAGE_ITEMS.map((key) => coverageItem(key, usual, scholarship.amount !== null));
  const covered = items.filter(({ is_covered }) => is_covered).length;
  const months = ownOr(scholarship.duration_months, DEFAULT_DURATION_MONTHS);
  return {
    items,
    percentage: Math.round((covered / items.length) * 100),
    months,
    ...money(scholarship.amount, months, usual.allowance?.value ?? null),
  };
}

function coverageItem(key: CoverageItemKey, usual: Usual, hasAmount: boolean): CoverageItem {
  // Beside an amount of its own, what is usual by the month would contradict it.
  const isKnown = key === 'allowance' && hasAmount;
  return { key, is_covered: key in usual, estimate: isKnown ? null : (usual[key] ?? null) };
}

function ownOr(own: number | null, usual: number): CoverageFigure {
  return own === null ? { value: usual, is_estimate: true } : { value: own, is_estimate: false };
}

/** Without an amount, the allowance over the months; tuition is paid to the university, and no figure stands for it. */
function money(
  amount: number | null,
  months: CoverageFigure,
  allowance: number | null,
): Pick<Coverage, 'total' | 'monthly'> {
  if (amount !== null) {
    const monthly = { value: Math.round(amount / months.value), is_estimate: months.is_estimate };
    return { total: { value: amount, is_estimate: false }, monthly };
  }
  if (allowance === null) return { total: null, monthly: null };
  return {
    total: { value: allowance * months.value, is_estimate: true },
    monthly: { value: allowance, is_estimate: true },
  };
}
