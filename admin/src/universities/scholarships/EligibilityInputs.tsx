import { AFRICAN_COUNTRIES, SCHOLARSHIP_LIMITS, SCHOLARSHIP_MESSAGES } from '@livres/api/contract';
import { maxValue, minValue, NumberInput } from 'react-admin';
import { CountriesInput } from './CountriesInput';
import { LanguagesInput } from './LanguagesInput';
import { scholarship as texts } from './scholarship.fr';

const VALIDATE_GPA = [
  minValue(0, SCHOLARSHIP_MESSAGES.gpa_range),
  maxValue(SCHOLARSHIP_LIMITS.max_gpa, SCHOLARSHIP_MESSAGES.gpa_range),
];
const COUNTRIES = Object.values(AFRICAN_COUNTRIES);

/** Who may apply: what « Suis-je éligible ? » compares. */
export function EligibilityInputs() {
  return (
    <>
      <CountriesInput
        source="eligible_countries"
        known={COUNTRIES}
        helperText={texts.help.eligible_countries}
      />
      <NumberInput
        source="min_gpa"
        min={0}
        max={SCHOLARSHIP_LIMITS.max_gpa}
        step={0.05}
        validate={VALIDATE_GPA}
        helperText={texts.help.min_gpa}
        sx={{ maxWidth: 360 }}
      />
      <LanguagesInput source="language_requirements" />
    </>
  );
}
