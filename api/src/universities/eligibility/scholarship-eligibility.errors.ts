import { platformErrors } from '../../platform/errors/platform.errors.js';
import { ELIGIBILITY_MESSAGES } from './scholarship-eligibility.contract.js';

/** All of them are 400s that name the parameter. */
export const eligibilityErrors = {
  countryUnknown: () => platformErrors.invalid({ country: ELIGIBILITY_MESSAGES.country_unknown }),
  gradeAboveScale: () => platformErrors.invalid({ grade: ELIGIBILITY_MESSAGES.grade_range }),
  languageUnknown: () => platformErrors.invalid({ languages: ELIGIBILITY_MESSAGES.languages }),
};
