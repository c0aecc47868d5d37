import { toMinorUnits } from '../../platform/money/money.contract.js';
import type { LanguageRequirements, ScholarshipInput } from './scholarship.contract.js';
import type { ScholarshipRow } from './scholarship.entity.js';

/** What a new scholarship is where the form says nothing. */
export const NEW_SCHOLARSHIP = {
  slug: '',
  university_id: null,
  amount: null,
  duration_months: null,
  description: '',
  requirements: '',
  application_url: '',
  min_gpa: null,
  language_requirements: '',
  eligible_countries: [] as string[],
  is_featured: false,
  status: 'draft',
  published_at: null,
  view_count: 0,
  favorite_count: 0,
  link_state: 'unchecked',
  link_checked_at: null,
  link_fault: '',
} as const;

/** What staff write of the text, where it stands left aside. */
export type ScholarshipText = Omit<ScholarshipInput, 'status'>;

/** A form's values as columns, amounts in cents; what was emptied goes back to what a new scholarship has. */
export function scholarshipColumns(input: Partial<ScholarshipText>): Partial<ScholarshipRow> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([field, value]) => [field, columnOf(field, value)]));
}

function columnOf(field: string, value: unknown): unknown {
  if (value === null) return NEW_SCHOLARSHIP[field as keyof typeof NEW_SCHOLARSHIP];
  if (field === 'amount') return toMinorUnits(value as number, 'EUR');
  if (field === 'eligible_countries') return [...new Set(value as string[])];
  if (field === 'language_requirements') return asStored(value as LanguageRequirements);
  return value;
}

/** Languages in the order in which the database keeps them: a text that is written again as it was is unchanged. */
function asStored(languages: LanguageRequirements): LanguageRequirements {
  if (typeof languages === 'string') return languages;
  const pairs = Object.entries(languages).map((pair) => [Buffer.from(pair[0]), pair] as const);
  const inOrder = pairs.toSorted(([one], [other]) => one.length - other.length || Buffer.compare(one, other));
  return Object.fromEntries(inOrder.map(([, pair]) => pair));
}
