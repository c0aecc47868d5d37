import type { ScholarshipLevel } from '../scholarships/scholarship-choices.contract.js';
import { askedLanguages } from '../scholarships/scholarship.contract.js';
import type { ScholarshipRequirements } from '../scholarships/scholarship-requirements.service.js';
import { readEligibleCountries, type EligibleCountries } from './eligible-countries.rules.js';
import { languageReason, reasonsContent as said } from './eligibility-reasons.content.js';
import { fieldVerdict, readFieldOfStudy, type FieldOfStudy } from './fields-of-study.rules.js';
import { gradeVerdict, outOfFour, usuallyOutOfFour } from './grade.rules.js';
import {
  languageVerdict,
  readAskedLanguages,
  type AskedLanguages,
  type LanguageSkills,
} from './language-requirements.rules.js';
import {
  ELIGIBILITY_VERDICTS,
  type EligibilityCriterion,
  type EligibilityVerdict,
  type GradeScale,
} from './scholarship-eligibility.contract.js';
import type { EligibilityReason } from './scholarship-eligibility.dto.js';
import type { StudentCountry } from './student-countries.contract.js';

/** What a scholarship asks of those who apply, as staff wrote it. */
export type WrittenRequirements = Omit<ScholarshipRequirements, 'id'>;

/** The same, read once for all students. */
export interface Requirements {
  written: WrittenRequirements;
  countries: EligibleCountries;
  field: FieldOfStudy;
  languages: AskedLanguages;
}

/** A student's profile, read once for all scholarships; undefined where it is left out. */
export interface Student {
  level: ScholarshipLevel | undefined;
  country: StudentCountry | undefined;
  field: FieldOfStudy | undefined;
  grade: { value: number; scale: GradeScale } | undefined;
  languages: LanguageSkills;
}

type Judged = readonly [EligibilityVerdict, string];

export function readRequirements(written: WrittenRequirements): Requirements {
  return {
    written,
    countries: readEligibleCountries(written.eligible_countries),
    field: readFieldOfStudy(written.field_of_study),
    languages: readAskedLanguages(askedLanguages(written)),
  };
}

/** What each criterion says of this student, in the order in which they are read. */
export function eligibilityReasons(asked: Requirements, student: Student): EligibilityReason[] {
  const judged: Record<EligibilityCriterion, Judged> = {
    level: byLevel(asked, student),
    country: byCountry(asked, student),
    field: byField(asked, student),
    grade: byGrade(asked, student),
    languages: byLanguages(asked, student),
  };
  return Object.entries(judged).map(([criterion, [verdict, text]]) => ({
    criterion: criterion as EligibilityCriterion,
    verdict,
    text,
  }));
}

/** The worst that any criterion says. */
export function overallVerdict(reasons: readonly Pick<EligibilityReason, 'verdict'>[]): EligibilityVerdict {
  return worst(reasons.map(({ verdict }) => verdict));
}

function worst(verdicts: readonly EligibilityVerdict[]): EligibilityVerdict {
  return ELIGIBILITY_VERDICTS.findLast((one) => verdicts.includes(one)) ?? 'yes';
}

function best(verdicts: readonly EligibilityVerdict[]): EligibilityVerdict {
  return ELIGIBILITY_VERDICTS.find((one) => verdicts.includes(one)) ?? 'yes';
}

function byLevel({ written: { level } }: Requirements, { level: own }: Student): Judged {
  if (own === undefined) return ['to_check', said.level.unsaid(level)];
  return own === level ? ['yes', said.level.yes(level)] : ['no', said.level.no(level, own)];
}

function byCountry({ countries, written }: Requirements, { country: own }: Student): Judged {
  const { country: say } = said;
  if (countries.isForAll) return ['yes', say.all];
  if (own === undefined) return ['to_check', say.unsaid(written.eligible_countries)];
  if (countries.countries.has(own)) return ['yes', say.yes];
  if (countries.unknown.length > 0) return ['to_check', say.unsure(countries.unknown)];
  return ['no', say.no(written.eligible_countries)];
}

function byField(
  { field, written: { field_of_study: name } }: Requirements,
  { field: own }: Student,
): Judged {
  const { field: say } = said;
  if (field.isAny) return ['yes', say.any];
  if (own === undefined) return ['to_check', say.unsaid(name)];
  const verdict = fieldVerdict(field, own);
  return [verdict, { yes: say.yes, to_check: say.near, no: say.no }[verdict](name)];
}

function byGrade({ written: { min_gpa: least } }: Requirements, { grade: own }: Student): Judged {
  const { grade: say } = said;
  if (least === null || least === 0) return ['yes', say.none];
  if (own === undefined) return ['to_check', say.unsaid(least)];
  const { value, scale } = own;
  const told = say.own(value, scale, outOfFour(value, scale));
  const verdict = gradeVerdict(value, scale, least);
  if (verdict === 'to_check') return [verdict, say.unsure(told, usuallyOutOfFour(value, scale), least)];
  return [verdict, say[verdict](told, least)];
}

function byLanguages({ languages }: Requirements, { languages: own }: Student): Judged {
  const { asked, isOneEnough, unread } = languages;
  if (unread) return ['to_check', said.languages.unread(unread)];
  if (asked.length === 0) return ['yes', said.languages.none];
  const judged = asked.map((one) => ({ one, verdict: languageVerdict(one, own) }));
  const verdicts = judged.map(({ verdict }) => verdict);
  const verdict = isOneEnough ? best(verdicts) : worst(verdicts);
  // One that is sufficient stands alone; otherwise each criterion is listed.
  const told = isOneEnough && verdict === 'yes' ? judged.filter((one) => one.verdict === 'yes') : judged;
  const sentences = told.map(({ one, verdict: its }) => languageReason(one, own.get(one.language), its));
  const opening = isOneEnough && told.length > 1 ? ['Une de ces langues suffit.'] : [];
  return [verdict, [...opening, ...sentences].join(' ')];
}
