import {
  COVERAGE_TYPE_LABELS,
  SCHOLARSHIP_LEVEL_LABELS,
  type CoverageType,
  type ScholarshipFilters,
  type ScholarshipLevel,
} from '@livres/api/contract';
import { formatDay } from '../../shared/format/dates';
import { formatAmount } from '../../shared/format/euros';

const day = (value: string) => formatDay(`${value}T12:00:00Z`);

const SAID: Record<keyof ScholarshipFilters, (value: string) => string> = {
  search: (value) => `«\u00a0${value}\u00a0»`,
  level: (value) => `Niveau\u00a0: ${SCHOLARSHIP_LEVEL_LABELS[value as ScholarshipLevel]}`,
  country: (value) => `Pays\u00a0: ${value}`,
  field_of_study: (value) => `Domaine\u00a0: ${value}`,
  coverage_type: (value) => `Prise en charge\u00a0: ${COVERAGE_TYPE_LABELS[value as CoverageType]}`,
  min_amount: (value) => `À partir de ${formatAmount(Number(value), 'EUR')}`,
  max_amount: (value) => `Jusqu’à ${formatAmount(Number(value), 'EUR')}`,
  deadline_from: (value) => `Date limite à partir du ${day(value)}`,
  deadline_to: (value) => `Date limite jusqu’au ${day(value)}`,
  is_featured: () => 'À la une',
};

/** One criterion as the contract says it (`scholarshipCriteria`), with what the list has loaded already. */
export function criterionText(name: keyof ScholarshipFilters, value: string): string {
  return SAID[name](value);
}
