/** A sentence, or a level by language: `{"Français": "B2"}`. */
export type LanguageRequirements = string | Record<string, string>;

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
  eligible_countries: [] as never[],
  is_featured: false,
  status: 'draft',
} as const;

/** A sentence, or each language with its level, in order. */
export type AskedLanguages = string | readonly (readonly [language: string, level: string])[];

/** The languages that a scholarship asks for. */
export function askedLanguages(scholarship: { language_requirements: LanguageRequirements }): AskedLanguages {
  const { language_requirements: asked } = scholarship;
  return typeof asked === 'string' ? asked : Object.entries(asked);
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
