/** The verdicts on a scholarship, the best first. */
export const ELIGIBILITY_VERDICTS = ['yes', 'to_check', 'no'] as const;
export type EligibilityVerdict = (typeof ELIGIBILITY_VERDICTS)[number];
export const ELIGIBILITY_VERDICT_LABELS: Record<EligibilityVerdict, string> = {
  yes: 'Oui',
  to_check: 'À vérifier',
  no: 'Non',
};

export const ELIGIBILITY_CRITERIA = ['level', 'country', 'field', 'grade', 'languages'] as const;
export type EligibilityCriterion = (typeof ELIGIBILITY_CRITERIA)[number];
export const ELIGIBILITY_CRITERION_LABELS: Record<EligibilityCriterion, string> = {
  level: 'Niveau d’études',
  country: 'Nationalité',
  field: 'Domaine d’études',
  grade: 'Moyenne',
  languages: 'Langues',
};

export const GRADE_SCALES = [20, 4, 100] as const;
export type GradeScale = (typeof GRADE_SCALES)[number];

/** From knowing nothing of a language to having grown up with it. */
export const LANGUAGE_SKILLS = ['none', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type LanguageSkill = (typeof LANGUAGE_SKILLS)[number];
export const LANGUAGE_SKILL_LABELS: Record<LanguageSkill, string> = {
  none: 'Je ne la parle pas',
  A1: 'A1 – premiers mots',
  A2: 'A2 – élémentaire',
  B1: 'B1 – intermédiaire',
  B2: 'B2 – à l’aise',
  C1: 'C1 – très à l’aise',
  C2: 'C2 ou langue maternelle',
};

/** The languages that scholarships ask for, by their ISO 639-1 code. */
export const STUDY_LANGUAGES = {
  fr: 'Français',
  en: 'Anglais',
  de: 'Allemand',
  ar: 'Arabe',
  zh: 'Chinois',
  ko: 'Coréen',
  es: 'Espagnol',
  it: 'Italien',
  ja: 'Japonais',
  nl: 'Néerlandais',
  pt: 'Portugais',
  ru: 'Russe',
  tr: 'Turc',
} as const;
export type StudyLanguage = keyof typeof STUDY_LANGUAGES;
export const STUDY_LANGUAGE_CODES = Object.keys(STUDY_LANGUAGES) as StudyLanguage[];

export const ELIGIBILITY_MESSAGES = {
  country_unknown: 'Choisissez votre nationalité dans la liste.',
  grade_range: 'Votre moyenne est un nombre entre 0 et le plus haut de l’échelle choisie.',
  grade_scale: 'Dites sur combien votre moyenne est notée : 20, 4 ou 100.',
  languages: 'Écrivez chaque langue et son niveau comme dans cet exemple : fr:C1,en:B2.',
} as const;
