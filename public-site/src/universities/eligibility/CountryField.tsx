import { AFRICAN_COUNTRIES, OTHER_COUNTRIES } from '@livres/api/contract';
import { Select, optionsOf } from '../../shared/ui/Field';
import { eligibilityContent as content } from './eligibility.content';

const COUNTRIES = [
  { label: content.africa, choices: optionsOf(AFRICAN_COUNTRIES) },
  { label: content.elsewhere, choices: optionsOf(OTHER_COUNTRIES) },
];

export function CountryField({ chosen }: { chosen: string }) {
  return (
    <Select
      name="country"
      label={content.country}
      choices={[{ value: '', label: content.countryNone }]}
      groups={COUNTRIES}
      defaultValue={chosen}
      autoComplete="country"
    />
  );
}
