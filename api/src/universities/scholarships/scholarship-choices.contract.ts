export const SCHOLARSHIP_LEVELS = ['licence', 'master', 'doctorat', 'postdoc'] as const;
export type ScholarshipLevel = (typeof SCHOLARSHIP_LEVELS)[number];
export const SCHOLARSHIP_LEVEL_LABELS: Record<ScholarshipLevel, string> = {
  licence: 'Licence',
  master: 'Master',
  doctorat: 'Doctorat',
  postdoc: 'Post-doctorat',
};

export const COVERAGE_TYPES = ['complete', 'partial', 'tuition_only', 'living_expenses'] as const;
export type CoverageType = (typeof COVERAGE_TYPES)[number];
export const COVERAGE_TYPE_LABELS: Record<CoverageType, string> = {
  complete: 'Complète',
  partial: 'Partielle',
  tuition_only: 'Frais de scolarité',
  living_expenses: 'Frais de vie',
};

/** Where a scholarship stands; whether its deadline has passed is another matter. The public reads all but drafts. */
export const SCHOLARSHIP_STATUSES = ['draft', 'active', 'suspended', 'closed'] as const;
export type ScholarshipStatus = (typeof SCHOLARSHIP_STATUSES)[number];
export const SCHOLARSHIP_STATUS_LABELS: Record<ScholarshipStatus, string> = {
  draft: 'Brouillon',
  active: 'Ouverte',
  suspended: 'Suspendue',
  closed: 'Close',
};
/** What a visitor may ask for. */
export const PUBLIC_SCHOLARSHIP_STATUSES = ['active', 'suspended', 'closed'] as const;
export type PublicScholarshipStatus = (typeof PUBLIC_SCHOLARSHIP_STATUSES)[number];

/** `relevance` is how well the words searched for are met; without words it is the newest first. */
export const SCHOLARSHIP_ORDERINGS = [
  'deadline',
  '-deadline',
  'amount',
  '-amount',
  'created_at',
  '-created_at',
  'title',
  '-title',
  'relevance',
] as const;
export type ScholarshipOrdering = (typeof SCHOLARSHIP_ORDERINGS)[number];

export const SCHOLARSHIP_LIMITS = {
  title: 200,
  organization: 200,
  country: 80,
  field_of_study: 120,
  text: 20_000,
  url: 500,
  search: 200,
  /** Euros. */
  max_amount: 10_000_000,
  max_months: 120,
  max_countries: 80,
  max_languages: 8,
  /** Characters: of requirements written as a sentence, of a language’s name, of its level. */
  languages_text: 500,
  language: 60,
  language_level: 60,
  /** Out of 4. */
  max_gpa: 4,
  /** Days: a deadline within them is « upcoming ». */
  upcoming_days: 30,
  /** Days: a deadline within them is critical. */
  critical_days: 7,
  featured: 6,
  page_size: 12,
} as const;

/** What is wrong with amounts and days that one asks for; apart, as the public list carries nothing else. */
export const SCHOLARSHIP_FILTER_MESSAGES = {
  amount_negative: 'Le montant ne peut être négatif',
  amounts_crossed: 'Le minimum ne peut être supérieur au maximum',
  deadline_past: 'La date ne peut pas précéder aujourd’hui.',
  deadlines_crossed: 'La date de fin ne peut pas précéder la date de début.',
} as const;

export const SCHOLARSHIP_MESSAGES = {
  title_required: 'Donnez un titre à la bourse.',
  organization_required: 'Dites quel organisme attribue la bourse.',
  country_required: 'Dites dans quel pays on étudie avec cette bourse.',
  level_unknown: 'Choisissez le niveau d’études.',
  field_required: 'Dites quel domaine d’études est concerné.',
  coverage_unknown: 'Choisissez ce que la bourse prend en charge.',
  status_unknown: 'Choisissez l’état de la bourse.',
  deadline_required: 'Indiquez la date limite de candidature.',
  url_invalid:
    'Indiquez une adresse qui commence par https:// ou http://, par exemple https://exemple.org/bourse.',
  gpa_range: 'La moyenne minimale est un nombre entre 0 et 4.',
  languages_invalid: 'Écrivez les langues en une phrase, ou langue par langue avec leur niveau.',
  university_unknown: 'Cette université partenaire n’existe pas.',
  ...SCHOLARSHIP_FILTER_MESSAGES,
} as const;
