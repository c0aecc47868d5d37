import type { PublicationState } from '../../content/publishing/publishing.contract.js';
import type { CoverageType, ScholarshipLevel, ScholarshipStatus } from './scholarship-choices.contract.js';

/** A sentence, or a level by language: `{"Français": "B2"}`. */
export type LanguageRequirements = string | Record<string, string>;

/** A scholarship as anyone may read it. */
export interface Scholarship {
  id: number;
  slug: string;
  title: string;
  /** Who grants it. */
  organization: string;
  /** Where one studies with it, in French. */
  country: string;
  level: ScholarshipLevel;
  level_display: string;
  field_of_study: string;
  /** Euros, for the whole duration; null where the organisation does not say. */
  amount: number | null;
  coverage_type: CoverageType;
  coverage_type_display: string;
  /** The last day on which one may apply, in Paris: `2027-03-01`. */
  deadline: string;
  duration_months: number | null;
  /** Light Markdown, as it was written. */
  description: string;
  requirements: string;
  /** Both as sanitised HTML. */
  description_html: string;
  requirements_html: string;
  application_url: string;
  /** Out of 4. */
  min_gpa: number | null;
  language_requirements: LanguageRequirements;
  /** Countries of those who may apply, in French; empty where anyone may. */
  eligible_countries: string[];
  is_featured: boolean;
  /** Of whoever asks, known by the header `X-Visitor-Id` or the member’s cookie; false for anyone else. */
  is_favorited: boolean;
  view_count: number;
  favorite_count: number;
  /** Days of Paris until the deadline: 0 on its day, negative after it. */
  days_until_deadline: number;
  /** Closed as well once the deadline has passed; staff read the state that they gave it. */
  status: ScholarshipStatus;
  created_at: string;
  updated_at: string;
}

/** `GET /universities/scholarships/`: texts are left to the detail. */
export type ScholarshipSummary = Omit<
  Scholarship,
  'description' | 'requirements' | 'description_html' | 'requirements_html'
> & { excerpt: string };

/** `GET /universities/scholarships/statistics/` and `/stats/`: active means open with a deadline not past. */
export interface ScholarshipStatistics {
  active_scholarships: number;
  countries_count: number;
  /** Deadlines within 30 days. */
  upcoming_deadlines: number;
  /** Euros; null where no active scholarship states an amount. */
  avg_amount: number | null;
}

/** `GET /universities/scholarships/countries/`: of active scholarships, most first. */
export interface ScholarshipCountry {
  country: string;
  count: number;
}

/** The filters of the public list, as the query writes them. */
export interface ScholarshipFilters {
  search?: string;
  country?: string;
  level?: ScholarshipLevel;
  field_of_study?: string;
  /** Euros. */
  min_amount?: number;
  max_amount?: number;
  coverage_type?: CoverageType;
  /** Days, `2027-03-01`. */
  deadline_from?: string;
  deadline_to?: string;
  is_featured?: boolean;
}

export interface FacetCount {
  value: string;
  count: number;
}

/** `GET /universities/scholarships/facets/`: how many each choice would leave, the other filters kept. */
export interface ScholarshipFacets {
  country: FacetCount[];
  level: FacetCount[];
  field_of_study: FacetCount[];
  coverage_type: FacetCount[];
  featured: number;
  /** Within 30 days. */
  upcoming: number;
}

/** What staff write; also `POST|PUT /universities/scholarships/`. */
export interface ScholarshipInput {
  slug?: string;
  title: string;
  organization: string;
  /** A partner of the kind « université », where one grants it. */
  university_id?: number | null;
  country: string;
  level: ScholarshipLevel;
  field_of_study: string;
  /** Euros. */
  amount?: number | null;
  coverage_type: CoverageType;
  deadline: string;
  duration_months?: number | null;
  description?: string;
  requirements?: string;
  application_url?: string;
  min_gpa?: number | null;
  language_requirements?: LanguageRequirements;
  eligible_countries?: string[];
  is_featured?: boolean;
  status?: ScholarshipStatus;
}

/** `admin/scholarships`: what staff read. */
export interface ScholarshipRecord extends Scholarship, PublicationState {
  university_id: number | null;
  university_name: string | null;
  /** What the last look at the application link found; `unchecked` until there was one. */
  link_state: LinkState;
  link_checked_at: string | null;
  /** Why it is dead, in French; empty otherwise. */
  link_fault: string;
  /** When it was first put online. */
  published_at: string | null;
}

/** Past, within 30 days, or after them: what staff filter by. */
export const DEADLINE_STATES = ['past', 'soon', 'later'] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];

export const LINK_STATES = ['unchecked', 'alive', 'dead', 'none'] as const;
export type LinkState = (typeof LINK_STATES)[number];
export const LINK_STATE_LABELS: Record<LinkState, string> = {
  unchecked: 'Pas encore vérifié',
  alive: 'Répond',
  dead: 'Ne répond plus',
  none: 'Sans lien',
};
