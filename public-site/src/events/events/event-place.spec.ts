import { expect, it } from 'vitest';
import { addressText, geoAddress, mapAddress } from './event-place';

const place = {
  location: 'Entrepôt de Vaise',
  address: '12 rue des Docks',
  city: 'Lyon',
  country: 'France',
  latitude: null,
  longitude: null,
};

it('writes a place as on an envelope, and nothing where only the country is known', () => {
  expect(addressText(place)).toBe('Entrepôt de Vaise\n12 rue des Docks\nLyon\nFrance');
  expect(addressText({ ...place, location: '', address: '', city: '' })).toBe('');
});

it('leads to the device’s own map, and to a plan, by the point where it is known', () => {
  const point = { ...place, latitude: 45.77, longitude: 4.8 };
  expect(geoAddress(point)).toMatch(/^geo:45\.77,4\.8\?q=45\.77,4\.8\(Entrep/);
  expect(geoAddress(place)).toMatch(/^geo:0,0\?q=Entrep/);
  expect(mapAddress(point)).toBe('https://www.openstreetmap.org/?mlat=45.77&mlon=4.8#map=17/45.77/4.8');
  expect(mapAddress(place)).toBe(
    'https://www.openstreetmap.org/search?query=12%20rue%20des%20Docks%2C%20Lyon%2C%20France',
  );
});
