import { countriesOfStudy } from './countries-of-study.content';

/** For the `list` of the fields that take one of these countries, or any other. */
export const COUNTRIES_ID = 'pays-d-etudes';

export function CountriesOfStudy() {
  return (
    <datalist id={COUNTRIES_ID}>
      {countriesOfStudy.map((country) => (
        <option key={country}>{country}</option>
      ))}
    </datalist>
  );
}
