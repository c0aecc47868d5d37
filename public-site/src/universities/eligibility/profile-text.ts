import {
  SCHOLARSHIP_LEVEL_LABELS,
  STUDENT_COUNTRIES,
  STUDY_LANGUAGES,
  type ScholarshipLevel,
  type StudentCountry,
  STUDY_LANGUAGE_CODES,
} from '@livres/api/contract';
import { type Profile } from '../shared/eligibility/eligibility-criteria';

/** « Master, Cameroun, Droit, 14/20, français C1 »: a profile in a line. */
export function profileText(profile: Profile): string {
  const { level, country, field_of_study, grade, grade_scale } = profile;
  const languages = STUDY_LANGUAGE_CODES.flatMap((code) => {
    const skill = profile[code];
    return skill && skill !== 'none' ? [`${STUDY_LANGUAGES[code].toLowerCase()} ${skill}`] : [];
  });
  return [
    level && SCHOLARSHIP_LEVEL_LABELS[level as ScholarshipLevel],
    country && (STUDENT_COUNTRIES[country as StudentCountry] ?? country),
    field_of_study,
    grade && `${grade}/${grade_scale}`,
    ...languages,
  ]
    .filter(Boolean)
    .join(', ');
}
