import { countryCode, IMPACT_COUNTRIES, plainName, type CountryCode } from '@livres/api/contract';
import { figureOf, type ChartData } from '../data/chart-data';
import { COUNTRY_SHAPES, type Point } from './country-shapes';

export interface PlaceKeys<Key extends string> {
  /** A country by its name or its two letters. */
  country: Key;
  /** A town; what the map does not know stands in the middle of its country. */
  place?: Key;
  value: Key;
}

export interface MapPlace {
  name: string;
  country: CountryCode;
  value: number;
  at: Point;
  to?: string;
}

export interface MapCountry {
  /** Null: not on the map. */
  code: CountryCode | null;
  name: string;
  value: number;
}

/** The places to draw, the greatest first, and the countries with their sums. */
export function mapPlaces<Key extends string>(data: ChartData<Key>, keys: PlaceKeys<Key>) {
  const { shapes, towns } = COUNTRY_SHAPES;
  const places = new Map<string, MapPlace>();
  const countries = new Map<string, MapCountry>();
  for (const row of data.rows) {
    const value = figureOf(row, keys.value) ?? 0;
    if (value <= 0) continue;
    const written = String(row.values[keys.country] ?? '');
    const code = codeOf(written);
    const country = code ? IMPACT_COUNTRIES[code] : written;
    countries.set(country, { code, name: country, value: value + (countries.get(country)?.value ?? 0) });
    if (!code) continue;
    const town = keys.place ? String(row.values[keys.place] ?? '') : '';
    const at = town ? towns[code]?.[plainName(town)] : undefined;
    const name = at ? town : country;
    const key = `${code} ${plainName(name)}`;
    const known = places.get(key);
    places.set(key, {
      name,
      country: code,
      value: value + (known?.value ?? 0),
      at: at ?? shapes[code].at,
      to: known ? undefined : row.to,
    });
  }
  return { places: greatestFirst([...places.values()]), countries: greatestFirst([...countries.values()]) };
}

const codeOf = (written: string): CountryCode | null =>
  written in IMPACT_COUNTRIES ? (written as CountryCode) : countryCode(written);

const greatestFirst = <Valued extends { value: number }>(all: Valued[]): Valued[] =>
  all.toSorted((one, other) => other.value - one.value);
