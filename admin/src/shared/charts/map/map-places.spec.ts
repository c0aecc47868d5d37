import { expect, it } from 'vitest';
import type { ChartData } from '../data/chart-data';
import { COUNTRY_SHAPES as SHAPES } from './country-shapes';
import { frameOf, placeMarks } from './map-frame';
import { mapPlaces } from './map-places';

const KEYS = { country: 'country', place: 'place', value: 'count' } as const;
const placesOf = (...rows: [place: string, country: string, count: number | null][]) => {
  const data: ChartData<'place' | 'country' | 'count'> = {
    columns: [
      { key: 'place', label: 'Lieu', kind: 'text' },
      { key: 'country', label: 'Pays', kind: 'text' },
      { key: 'count', label: 'Bibliothèques', kind: 'count' },
    ],
    rows: rows.map(([place, country, count]) => ({ values: { place, country, count } })),
  };
  return mapPlaces(data, KEYS);
};

it('a town stands where it is, by its name or its country’s two letters', () => {
  const { places, countries } = placesOf(['Yaoundé', 'CM', 9], ['Foumban', 'Cameroun', 6]);
  expect(places.map(({ name, at }) => [name, at])).toEqual([
    ['Yaoundé', SHAPES.towns.CM!['yaounde']],
    ['Foumban', SHAPES.towns.CM!['foumban']],
  ]);
  expect(countries).toEqual([{ code: 'CM', name: 'Cameroun', value: 15 }]);
});

it('towns that the map does not know stand together in the middle of their country', () => {
  const { places } = placesOf(['Nulle-Part', 'CM', 2], ['Ailleurs', 'CM', 3]);
  expect(places).toEqual([
    { name: 'Cameroun', country: 'CM', value: 5, at: SHAPES.shapes.CM.at, to: undefined },
  ]);
});

it('a country off the map is counted and not drawn; nothing is not counted', () => {
  const { places, countries } = placesOf(
    ['Montréal', 'Canada', 4],
    ['Dakar', 'SN', 0],
    ['Dakar', 'SN', null],
  );
  expect(places).toEqual([]);
  expect(countries).toEqual([{ code: null, name: 'Canada', value: 4 }]);
});

it('the frame holds its countries, and all of Africa without any', () => {
  const { x, y, width, height } = frameOf([SHAPES.shapes.CM.box]);
  const [left, top, right, bottom] = SHAPES.shapes.CM.box;
  expect(x < left && y < top && x + width > right && y + height > bottom).toBe(true);
  expect(frameOf([]).width).toBeGreaterThan(700);
});

it('names stay inside the map and cover no other', () => {
  const { places } = placesOf(
    ...Object.keys(SHAPES.towns.CM!).map((town): [string, string, number] => [town, 'CM', 3]),
  );
  const marks = placeMarks(places, frameOf([SHAPES.shapes.CM.box]), 480, ({ name }) => name);
  const labels = marks.flatMap(({ label, place }) =>
    label ? [{ ...label, length: place.name.length * 6 }] : [],
  );
  expect(labels.length).toBeGreaterThan(5);
  for (const { x, anchor, length } of labels) {
    expect(anchor === 'start' ? x + length : x).toBeLessThanOrEqual(480);
    expect(anchor === 'start' ? x : x - length).toBeGreaterThanOrEqual(0);
  }
});
