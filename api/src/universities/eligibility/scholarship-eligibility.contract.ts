import type { Page } from '../../platform/http/page.contract.js';
import type { ScholarshipLevel } from '../scholarships/scholarship-choices.contract.js';
import type { ScholarshipSummary } from '../scholarships/scholarship.contract.js';
import type { StudentCountry } from './student-countries.contract.js';

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

export const ELIGIBILITY_MESSAGES = {
  country_unknown: 'Choisissez votre nationalité dans la liste.',
  grade_range: 'Votre moyenne est un nombre entre 0 et le plus haut de l’échelle choisie.',
  grade_scale: 'Dites sur combien votre moyenne est notée : 20, 4 ou 100.',
  languages: 'Écrivez chaque langue et son niveau comme dans cet exemple : fr:C1,en:B2.',
} as const;

/** What a student says of themself; whatever is left out makes what depends on it « to check ». */
export interface EligibilityProfile {
  /** Of the studies that the scholarship would pay for. */
  level?: ScholarshipLevel;
  /** Nationality. */
  country?: StudentCountry;
  field_of_study?: string;
  grade?: number;
  /** 20 by default. */
  grade_scale?: GradeScale;
  /** `fr:C1,en:B2`. */
  languages?: string;
}

export interface EligibilityReason {
  criterion: EligibilityCriterion;
  verdict: EligibilityVerdict;
  /** A sentence in French. */
  text: string;
}

/** One scholarship and what stands for or against the student, criterion by criterion. */
export interface EligibilityAnswer {
  scholarship: ScholarshipSummary;
  /** `no` as soon as one criterion says no, `yes` where all say yes. */
  verdict: EligibilityVerdict;
  reasons: EligibilityReason[];
}

/** `GET /universities/scholarships/eligibility/`: active scholarships, yes first, then the nearest deadline. */
export interface EligibilityPage extends Page<EligibilityAnswer> {
  /** Of all of them, whatever verdict is asked for. */
  summary: Record<EligibilityVerdict, number>;
  /** The student’s grade out of 4, as it was compared; null where they gave none. */
  grade_out_of_4: number | null;
}
