import { plainWords } from '../../platform/http/plain-letters.contract.js';
import { AFRICAN_COUNTRIES, STUDENT_COUNTRIES, type StudentCountry } from './student-countries.contract.js';

/** Whom a scholarship is for, by nationality. */
export interface EligibleCountries {
  isForAll: boolean;
  countries: ReadonlySet<StudentCountry>;
  /** Entries that name neither a country nor a group that we know. */
  unknown: readonly string[];
}

const codes = (written: string) => written.split(' ') as StudentCountry[];
const without = (all: readonly StudentCountry[], left: string) => all.filter((code) => !left.includes(code));

const EVERYWHERE = Object.keys(STUDENT_COUNTRIES) as StudentCountry[];
const AFRICA = Object.keys(AFRICAN_COUNTRIES) as StudentCountry[];
const EUROPEAN_UNION = codes(
  'DE AT BE BG CY HR DK ES EE FI FR GR HU IE IT LV LT LU MT NL PL PT CZ RO SK SI SE',
);
const CEMAC = codes('CM CF TD CG GQ GA');
const UEMOA = codes('BJ BF CI GW ML NE SN TG');
const CEDEAO = codes('BJ CV CI GM GH GN GW LR NG SN SL TG');
const WEST_AFRICA = [...CEDEAO, ...codes('BF ML NE MR')];
const CENTRAL_AFRICA = [...CEMAC, ...codes('CD ST AO BI RW')];
const FRENCH_SPEAKING_AFRICA = codes(
  'BJ BF BI CM CF KM CG CD CI DJ GA GN GQ MG ML MU MR NE RW SN SC TD TG DZ MA TN',
);

const GROUPS = new Map<string, readonly StudentCountry[]>([
  ['afrique', AFRICA],
  ['pays africains', AFRICA],
  ['pays d afrique', AFRICA],
  ['union africaine', AFRICA],
  ['continent africain', AFRICA],
  ['afrique subsaharienne', without(AFRICA, 'DZ EG LY MA TN')],
  ['pays d afrique subsaharienne', without(AFRICA, 'DZ EG LY MA TN')],
  ['afrique centrale', CENTRAL_AFRICA],
  ['afrique de l ouest', WEST_AFRICA],
  ['afrique francophone', FRENCH_SPEAKING_AFRICA],
  ['afrique du nord', codes('DZ EG LY MA TN')],
  ['maghreb', codes('DZ LY MA MR TN')],
  ['cemac', CEMAC],
  ['pays de la cemac', CEMAC],
  ['uemoa', UEMOA],
  ['cedeao', CEDEAO],
  ['union europeenne', EUROPEAN_UNION],
  ['pays de l union europeenne', EUROPEAN_UNION],
  ['hors union europeenne', without(EVERYWHERE, EUROPEAN_UNION.join(' '))],
  ['pays hors union europeenne', without(EVERYWHERE, EUROPEAN_UNION.join(' '))],
]);

const FOR_ALL = /^(tous|toutes)( les)? (pays|nationalites)|^monde( entier)?$|^international/;

/** Other names that people write. */
const ALSO: Record<string, StudentCountry> = {
  rdc: 'CD',
  'congo kinshasa': 'CD',
  'congo brazzaville': 'CG',
  'republique du congo': 'CG',
  centrafrique: 'CF',
  'cap vert': 'CV',
  swaziland: 'SZ',
  'guinee conakry': 'GN',
  'ile maurice': 'MU',
  usa: 'US',
  'etats unis d amerique': 'US',
  'grande bretagne': 'GB',
  angleterre: 'GB',
  vietnam: 'VN',
  'republique tcheque': 'CZ',
  myanmar: 'MM',
};

const BY_NAME = new Map<string, StudentCountry>([
  ...EVERYWHERE.map((code) => [plainWords(STUDENT_COUNTRIES[code]), code] as const),
  ...Object.entries(ALSO),
]);

/** The country of a name or of a code, whatever its case and accents; null where we know none. */
export function studentCountry(written: string): StudentCountry | null {
  const code = written.trim().toUpperCase();
  if (code in STUDENT_COUNTRIES) return code as StudentCountry;
  return BY_NAME.get(plainWords(written)) ?? null;
}

/** Reads the list that staff wrote: countries, groups of them (« Afrique », « CEMAC »…), or nothing for everyone. */
export function readEligibleCountries(written: readonly string[]): EligibleCountries {
  const countries = new Set<StudentCountry>();
  const unknown: string[] = [];
  let isForAll = written.length === 0;
  for (const entry of written) {
    const words = plainWords(entry);
    const found = GROUPS.get(words) ?? [studentCountry(entry)].filter((code) => code !== null);
    if (FOR_ALL.test(words)) isForAll = true;
    else if (found.length === 0) unknown.push(entry);
    for (const code of found) countries.add(code);
  }
  return { isForAll, countries, unknown };
}
