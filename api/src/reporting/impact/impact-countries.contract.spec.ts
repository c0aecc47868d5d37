import { expect, it } from 'vitest';
import { countryCode, IMPACT_COUNTRIES } from './impact-countries.contract.js';

it('every country of Africa, and France, is known by its French name', () => {
  expect(Object.keys(IMPACT_COUNTRIES)).toHaveLength(56);
  for (const [code, name] of Object.entries(IMPACT_COUNTRIES)) expect(countryCode(name)).toBe(code);
});

it.each([
  ["Cote d'ivoire", 'CI'],
  ['  SÉNÉGAL ', 'SN'],
  ['Centrafrique', 'CF'],
  ['RDC', 'CD'],
  ['Le Cameroun', 'CM'],
  ['Guinée équatoriale', 'GQ'],
  ['Atlantide', null],
  ['', null],
])('%j is the country %j', (name, code) => {
  expect(countryCode(name)).toBe(code);
});
