import { expect, it } from 'vitest';
import { directionsTo } from './directions.contract.js';

const ADDRESS = '12 rue des Écoles, 69003 Lyon';
const WRITTEN = '12%20rue%20des%20%C3%89coles%2C%2069003%20Lyon';

it('an address opens in the maps of the device, or on OpenStreetMap', () => {
  expect(directionsTo(ADDRESS, 'Mozilla/5.0 (Linux; Android 14)')).toBe(`geo:0,0?q=${WRITTEN}`);
  expect(directionsTo(ADDRESS, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe(`maps://?q=${WRITTEN}`);
  expect(directionsTo(ADDRESS, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe(
    `https://www.openstreetmap.org/search?query=${WRITTEN}`,
  );
});
