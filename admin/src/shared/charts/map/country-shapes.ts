import type { CountryCode } from '@livres/api/contract';
import drawn from './country-shapes.json';

/** On the plane of the map. */
export type Point = readonly [number, number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** What scripts/draw-countries.mjs draws. */
export interface CountryShapes {
  shapes: Readonly<Record<CountryCode, { d: string; at: Point; box: Box }>>;
  others: readonly { d: string; box: Box }[];
  towns: Partial<Record<CountryCode, Readonly<Record<string, Point>>>>;
}

export const COUNTRY_SHAPES = drawn as unknown as CountryShapes;
