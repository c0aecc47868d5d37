import { expect, it } from 'vitest';
import { countryShapes } from '../../scripts/draw-countries.mjs';
import { read } from './source-files.ts';

it('the countries of the map are those that the atlas gives', () => {
  const drawn = countryShapes();
  expect(drawn.length).toBeGreaterThan(20_000);
  expect(read('public-site/src/reporting/impact/map/country-shapes.ts')).toBe(drawn);
});
