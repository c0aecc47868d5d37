import {
  type CountryCode,
  countryCode,
  type ImpactRegion,
  impactRegions,
  type LocationMetric,
} from '@livres/api/contract';

export interface MappedRegion extends ImpactRegion {
  code: CountryCode | null;
  /** What marks it on the map, from 1; null where the map does not have it. */
  mark: number | null;
}

/** The regions, and the mark of each on the map. */
export function mappedRegions(locations: readonly LocationMetric[]): MappedRegion[] {
  const marks = new Map<CountryCode, number>();
  return impactRegions(locations).map((region) => {
    const code = countryCode(region.name);
    if (code && !marks.has(code)) marks.set(code, marks.size + 1);
    return { ...region, code, mark: code ? marks.get(code)! : null };
  });
}

/** Changes whenever the map does: a browser that kept an older one asks for it again. */
export function mapEdition(regions: readonly MappedRegion[]): string {
  const drawn = regions.flatMap(({ code, color, places }) =>
    code ? [code, color, ...places.map(({ name }) => name)] : [],
  );
  let sum = 0;
  for (const character of drawn.join()) sum = (sum * 31 + character.codePointAt(0)!) % 2_147_483_647;
  return sum.toString(36);
}
