import {
  askedLanguages,
  COVERAGE_TYPE_LABELS,
  SCHOLARSHIP_LEVEL_LABELS,
  scholarshipCoverage,
  type ScholarshipSummary,
} from '@livres/api/contract';
import { gradeText } from '../shared/grade-text';
import { amountText } from '../shared/scholarship.content';
import { formatPercentage } from '../../shared/format/numbers';
import { comparisonContent } from './comparison.content';

const words = comparisonContent.rows;

export interface ComparedValue {
  text: string;
  /** Smaller, under it. */
  detail?: string;
  /** Said of what is above that of another; empty for the others. */
  best?: string;
}

interface ComparisonRow {
  name: string;
  /** One a scholarship, in their order. */
  values: ComparedValue[];
}

/** A favourite, or one that was found by its number: what both have. */
export type ComparedScholarship = Omit<ScholarshipSummary, 'excerpt'>;

/** What scholarships are compared by, in words; the deadline is drawn apart. */
export function comparisonRows(scholarships: readonly ComparedScholarship[]): ComparisonRow[] {
  const row = (
    name: string,
    valueOf: (scholarship: ComparedScholarship) => ComparedValue,
  ): ComparisonRow => ({
    name,
    values: scholarships.map(valueOf),
  });
  const isBestAmount = isAbove(scholarships.map(({ amount }) => amount));
  const shares = scholarships.map((scholarship) => scholarshipCoverage(scholarship).percentage);
  const isBestShare = isAbove(shares);
  return [
    row(words.amount, ({ amount }) => ({
      text: amountText(amount),
      best: isBestAmount(amount) ? words.highest : '',
    })),
    {
      name: words.coverage,
      values: scholarships.map(({ coverage_type }, index) => ({
        text: COVERAGE_TYPE_LABELS[coverage_type],
        detail: words.covered(formatPercentage(shares[index]!)),
        best: isBestShare(shares[index]!) ? words.widest : '',
      })),
    },
    row(words.duration, ({ duration_months }) => ({
      text: duration_months === null ? comparisonContent.unknown : words.months(duration_months),
    })),
    row(words.level, ({ level }) => ({ text: SCHOLARSHIP_LEVEL_LABELS[level] })),
    row(words.field, ({ field_of_study }) => ({ text: field_of_study })),
    row(words.country, ({ country }) => ({ text: country })),
    row(words.languages, (scholarship) => ({ text: languagesOf(scholarship) })),
    row(words.gpa, ({ min_gpa }) => ({ text: min_gpa === null ? words.noGpa : gradeText(min_gpa) })),
    row(words.countries, ({ eligible_countries }) => ({
      text: eligible_countries.length > 0 ? eligible_countries.join(', ') : words.anyCountry,
    })),
  ];
}

function languagesOf(scholarship: ComparedScholarship): string {
  const asked = askedLanguages(scholarship);
  if (typeof asked === 'string') return asked || words.noLanguages;
  const levels = asked.map(([language, level]) => (level ? `${language} ${level}` : language));
  return levels.join(', ') || words.noLanguages;
}

/** Whether one is the highest of several that differ. */
function isAbove(values: readonly (number | null)[]): (value: number | null) => boolean {
  const known = values.filter((value) => value !== null);
  const highest = Math.max(...known);
  const differ = new Set(known).size > 1;
  return (value) => differ && value === highest;
}
