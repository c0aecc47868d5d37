import type {
  CoverageType,
  ScholarshipLevel,
  ScholarshipStatus,
} from '../../src/universities/scholarships/scholarship-choices.contract.js';
import type { LanguageRequirements } from '../../src/universities/scholarships/scholarship.contract.js';

/** A scholarship that nobody grants, its deadline counted from the day of seeding. */
export interface DemoScholarship {
  title: string;
  organization: string;
  /** The slug of the partner that grants it. */
  university?: string;
  country: string;
  level: ScholarshipLevel;
  field_of_study: string;
  /** Euros, for the whole duration. */
  amount: number | null;
  coverage_type: CoverageType;
  /** Days from today; negative where it has passed. */
  deadline_in: number;
  duration_months: number | null;
  min_gpa?: number;
  language_requirements: LanguageRequirements;
  /** None where anyone may apply. */
  eligible_countries?: readonly string[];
  is_featured?: boolean;
  status?: ScholarshipStatus;
  /** Light Markdown. */
  description: string;
  requirements: string;
}

/** Where most of the association's students come from. */
export const CENTRAL_AFRICA = [
  'Cameroun',
  'Centrafrique',
  'Congo',
  'Gabon',
  'Guinée équatoriale',
  'République démocratique du Congo',
  'Tchad',
] as const;
export const WEST_AFRICA = [
  'Bénin',
  'Burkina Faso',
  'Côte d’Ivoire',
  'Guinée',
  'Mali',
  'Niger',
  'Sénégal',
  'Togo',
] as const;
