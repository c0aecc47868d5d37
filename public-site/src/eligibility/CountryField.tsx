import { AFRICAN_COUNTRIES, OTHER_COUNTRIES } from '@livres/api/contract';
import { Select, type Choice } from '../shared/ui/Field';
import { eligibilityContent as content } from './eligibility.content';

const listed = (names: Record<string, string>): Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const COUNTRIES = [
  { label: content.africa, choices: listed(AFRICAN_COUNTRIES) },
  { label: content.elsewhere, choices: listed(OTHER_COUNTRIES) },
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
