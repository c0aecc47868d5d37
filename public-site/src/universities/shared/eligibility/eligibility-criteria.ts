import {
  ELIGIBILITY_MESSAGES,
  GRADE_SCALES,
  LANGUAGE_SKILLS,
  SCHOLARSHIP_LEVELS,
  SCHOLARSHIP_LIMITS,
  STUDY_LANGUAGE_CODES,
} from '@livres/api/contract';

export const PROFILE_FIELDS = [
  'level',
  'country',
  'field_of_study',
  'grade',
  'grade_scale',
  ...STUDY_LANGUAGE_CODES,
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** What a student says of themself, as the address and the form write it: languages by their code. */
export type Profile = Partial<Record<ProfileField, string>>;

export interface ReadProfile {
  /** Only what can be. */
  profile: Profile;
  /** As it was typed. */
  typed: Profile;
  gradeFault: string | undefined;
}

const DEFAULT_SCALE = '20';
const CHOICES: Partial<Record<ProfileField, readonly string[]>> = {
  level: SCHOLARSHIP_LEVELS,
  grade_scale: GRADE_SCALES.map(String),
};

/** The profile of an address; what cannot be one is left out. An impossible grade is reported as one types it. */
export function readProfile(query: URLSearchParams): ReadProfile {
  const typed: Profile = {};
  for (const name of PROFILE_FIELDS) {
    const value = query.get(name)?.trim();
    if (value && isPossible(name, value)) typed[name] = value;
  }
  const isGrade = isWithin(typed.grade, typed.grade_scale);
  const { grade, grade_scale, ...profile } = typed;
  if (grade && isGrade) Object.assign(profile, { grade, grade_scale: grade_scale ?? DEFAULT_SCALE });
  const gradeFault = grade && !isGrade ? ELIGIBILITY_MESSAGES.grade_range : undefined;
  return { profile, typed, gradeFault };
}

function isPossible(name: ProfileField, value: string): boolean {
  const choices = CHOICES[name];
  if (choices) return choices.includes(value);
  if (name === 'country') return /^[A-Z]{2}$/.test(value);
  if (name === 'field_of_study') return value.length <= SCHOLARSHIP_LIMITS.field_of_study;
  return name === 'grade' || (LANGUAGE_SKILLS as readonly string[]).includes(value);
}

function isWithin(grade = '', scale = DEFAULT_SCALE): boolean {
  return /^\d{1,3}([.,]\d{1,4})?$/.test(grade) && Number(grade.replace(',', '.')) <= Number(scale);
}

/** Whether the profile has anything that a scholarship could ask for. */
export function isSaid(profile: Profile): boolean {
  return Object.keys(profile).length > 0;
}

/** The profile as the api asks for it. */
export function askedProfile(profile: Profile): Record<string, string> {
  const { level, country, field_of_study, grade, grade_scale } = profile;
  const languages = STUDY_LANGUAGE_CODES.filter((code) => profile[code]).map(
    (code) => `${code}:${profile[code]}`,
  );
  const asked = { level, country, field_of_study, grade, grade_scale, languages: languages.join(',') };
  return Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => !!entry[1]));
}
