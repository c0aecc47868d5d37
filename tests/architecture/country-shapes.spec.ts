import { expect, it } from 'vitest';
import { countryShapes, countryShapesJson } from '../../scripts/draw-countries.mjs';
import { read } from './source-files.ts';

it('the countries of the map are those that the atlas gives', () => {
  const drawn = countryShapes();
  expect(drawn.length).toBeGreaterThan(20_000);
  expect(read('public-site/src/reporting/impact/map/country-shapes.ts')).toBe(drawn);
});

it('the panel draws the same countries as the site', () => {
  expect(read('admin/src/shared/charts/map/country-shapes.json')).toBe(countryShapesJson());
});
