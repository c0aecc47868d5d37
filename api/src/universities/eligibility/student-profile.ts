import { studentCountry } from './eligible-countries.rules.js';
import type { Student } from './eligibility.rules.js';
import { readFieldOfStudy } from './fields-of-study.rules.js';
import { eligibilityErrors } from './scholarship-eligibility.errors.js';
import {
  STUDY_LANGUAGES,
  type GradeScale,
  type LanguageSkill,
  type StudyLanguage,
} from './scholarship-eligibility.contract.js';
import type { EligibilityQuery } from './scholarship-eligibility.dto.js';

const DEFAULT_SCALE: GradeScale = 20;

/** What the address says of a student; refuses with a 400 that names the parameter. */
export function readStudent(query: EligibilityQuery): Student {
  const { level, field_of_study: field } = query;
  return {
    level,
    country: countryOf(query),
    field: field === undefined ? undefined : readFieldOfStudy(field),
    grade: gradeOf(query),
    languages: skillsOf(query),
  };
}

function countryOf({ country }: EligibilityQuery): Student['country'] {
  if (country === undefined) return undefined;
  const known = studentCountry(country);
  if (!known) throw eligibilityErrors.countryUnknown();
  return known;
}

function gradeOf({ grade: value, grade_scale: scale = DEFAULT_SCALE }: EligibilityQuery): Student['grade'] {
  if (value === undefined) return undefined;
  if (value > scale) throw eligibilityErrors.gradeAboveScale();
  return { value, scale };
}

function skillsOf({ languages }: EligibilityQuery): Student['languages'] {
  const said = (languages ?? '').split(',').filter(Boolean);
  return new Map(
    said.map((one) => {
      const [language = '', skill = ''] = one.split(':');
      if (!(language in STUDY_LANGUAGES)) throw eligibilityErrors.languageUnknown();
      return [language as StudyLanguage, skill as LanguageSkill] as const;
    }),
  );
}
