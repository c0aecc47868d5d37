import { plainLetters } from '../../platform/http/plain-letters.contract.js';

/** The countries that the site's map can colour, by their ISO 3166-1 code: those of Africa, and France. */
export const IMPACT_COUNTRIES = {
  ZA: 'Afrique du Sud',
  DZ: 'Algérie',
  AO: 'Angola',
  BJ: 'Bénin',
  BW: 'Botswana',
  BF: 'Burkina Faso',
  BI: 'Burundi',
  CM: 'Cameroun',
  CV: 'Cap-Vert',
  CF: 'République centrafricaine',
  KM: 'Comores',
  CG: 'Congo',
  CD: 'République démocratique du Congo',
  CI: 'Côte d’Ivoire',
  DJ: 'Djibouti',
  EG: 'Égypte',
  ER: 'Érythrée',
  SZ: 'Eswatini',
  ET: 'Éthiopie',
  FR: 'France',
  GA: 'Gabon',
  GM: 'Gambie',
  GH: 'Ghana',
  GN: 'Guinée',
  GW: 'Guinée-Bissau',
  GQ: 'Guinée équatoriale',
  KE: 'Kenya',
  LS: 'Lesotho',
  LR: 'Liberia',
  LY: 'Libye',
  MG: 'Madagascar',
  MW: 'Malawi',
  ML: 'Mali',
  MA: 'Maroc',
  MU: 'Maurice',
  MR: 'Mauritanie',
  MZ: 'Mozambique',
  NA: 'Namibie',
  NE: 'Niger',
  NG: 'Nigeria',
  UG: 'Ouganda',
  RW: 'Rwanda',
  EH: 'Sahara occidental',
  ST: 'Sao Tomé-et-Principe',
  SN: 'Sénégal',
  SC: 'Seychelles',
  SL: 'Sierra Leone',
  SO: 'Somalie',
  SD: 'Soudan',
  SS: 'Soudan du Sud',
  TZ: 'Tanzanie',
  TD: 'Tchad',
  TG: 'Togo',
  TN: 'Tunisie',
  ZM: 'Zambie',
  ZW: 'Zimbabwe',
} as const;
export type CountryCode = keyof typeof IMPACT_COUNTRIES;

/** Other names in use, written as `plainName` writes them. */
const ALSO: Partial<Record<string, CountryCode>> = {
  'cabo verde': 'CV',
  centrafrique: 'CF',
  rca: 'CF',
  'congo brazzaville': 'CG',
  'republique du congo': 'CG',
  'congo kinshasa': 'CD',
  rdc: 'CD',
  'rd congo': 'CD',
  swaziland: 'SZ',
  'guinee conakry': 'GN',
  'ile maurice': 'MU',
  'france metropolitaine': 'FR',
  'sao tome et principe': 'ST',
};

/** The code of a country by its French name, whatever its accents, capitals and apostrophes; null for no such one. */
export function countryCode(name: string): CountryCode | null {
  const asked = plainName(name);
  const codes = Object.keys(IMPACT_COUNTRIES) as CountryCode[];
  return ALSO[asked] ?? codes.find((code) => plainName(IMPACT_COUNTRIES[code]) === asked) ?? null;
}

/** A name without accents, capitals, signs or leading article: what two ways to write it share. */
export function plainName(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^(?:le|la|les|l) /, '');
}
