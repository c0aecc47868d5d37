import { DEFAULT_LOCATIONS, IMPACT_COUNTRIES, type LocationMetric } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { COUNTRY_SHAPES, TOWNS } from './country-shapes';
import { drawImpactMap } from './draw-impact-map';
import { frameAround, MARK_RADIUS, markPlaces } from './map-frame';
import { mapEdition, mappedRegions } from './mapped-regions';

const place = (name: string, country: string, over: Partial<LocationMetric> = {}): LocationMetric => ({
  ...DEFAULT_LOCATIONS[0]!,
  name,
  country,
  ...over,
});
const marksOf = (svg: string) => [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, mark]) => Number(mark));
const everyCountry = Object.values(IMPACT_COUNTRIES).map((country, order) =>
  place('Ville', country, { order }),
);

describe('the shapes', () => {
  it('are of every country that staff may choose, each with its middle within its box', () => {
    for (const code of Object.keys(IMPACT_COUNTRIES) as (keyof typeof IMPACT_COUNTRIES)[]) {
      const { d, at, box } = COUNTRY_SHAPES[code];
      expect(d, code).toMatch(/^M/);
      expect(at[0] >= box[0] && at[0] <= box[2] && at[1] >= box[1] && at[1] <= box[3], code).toBe(true);
    }
  });

  it('have their towns in or beside them', () => {
    for (const [code, towns] of Object.entries(TOWNS)) {
      const [left, top, right, bottom] = COUNTRY_SHAPES[code as keyof typeof COUNTRY_SHAPES].box;
      for (const [name, [x, y]] of Object.entries(towns)) {
        expect(x > left - 20 && x < right + 20 && y > top - 20 && y < bottom + 20, name).toBe(true);
      }
    }
  });
});

describe('the map', () => {
  it('shows each country of an active place in its colour, with the mark it has in the list', () => {
    const svg = drawImpactMap([
      place('Lomé', 'Togo', { color: '#123456' }),
      place('Le Havre', 'France', { color: '#654321', order: 2 }),
    ]);
    expect(svg).toContain(`<path d="${COUNTRY_SHAPES.TG.d}" fill="#123456"/>`);
    expect(svg).toContain(`<path d="${COUNTRY_SHAPES.FR.d}" fill="#654321"/>`);
    expect(marksOf(svg)).toEqual([1, 2]);
    for (const [x, y] of [TOWNS.TG!['lome']!, TOWNS.FR!['havre']!])
      expect(svg).toContain(`cx="${x}" cy="${y}"`);
  });

  it('can show them all at once', () => {
    expect(marksOf(drawImpactMap(everyCountry))).toEqual(everyCountry.map((_, index) => index + 1));
  });

  it('leaves out places put aside, and countries that it does not have', () => {
    const svg = drawImpactMap([
      place('Lomé', 'Togo', { is_active: false }),
      place('Hanoï', 'Viêt Nam'),
      place('Accra', 'Ghana'),
    ]);
    expect(marksOf(svg)).toEqual([1]);
    expect(svg).not.toContain(`<path d="${COUNTRY_SHAPES.TG.d}" fill=`);
  });

  it('is that of Africa where there is no place', () => {
    const svg = drawImpactMap([]);
    expect([marksOf(svg), svg.includes(COUNTRY_SHAPES.CM.d), svg.includes(COUNTRY_SHAPES.ZA.d)]).toEqual([
      [],
      true,
      true,
    ]);
  });

  it('draws nothing of what staff typed', () => {
    const svg = drawImpactMap([place('<script>alert(1)</script>', 'Togo'), place('x', '"><b>')]);
    expect(svg).not.toMatch(/script|alert|<b>/);
  });
});

describe('marks', () => {
  it('never hide one another', () => {
    const frame = frameAround([COUNTRY_SHAPES.TG.box, COUNTRY_SHAPES.BJ.box, COUNTRY_SHAPES.GH.box]);
    const near = [COUNTRY_SHAPES.TG.at, COUNTRY_SHAPES.BJ.at, COUNTRY_SHAPES.GH.at, COUNTRY_SHAPES.TG.at];
    const places = markPlaces(near, frame);
    for (const [index, [x, y]] of places.entries())
      for (const [otherX, otherY] of places.slice(index + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(2 * MARK_RADIUS * frame.unit);
  });

  it('are the numbers of the list, one a country', () => {
    const regions = mappedRegions([
      place('Lomé', 'Togo', { order: 1 }),
      place('Hanoï', 'Viêt Nam', { order: 2 }),
      place('Kara', 'togo', { order: 3 }),
      place('Accra', 'Ghana', { order: 4 }),
    ]);
    expect(regions.map(({ name, mark }) => [name, mark])).toEqual([
      ['Togo', 1],
      ['Viêt Nam', null],
      ['togo', 1],
      ['Ghana', 2],
    ]);
  });
});

it('a map that would look otherwise has another edition, and another address with it', () => {
  const revision = (over: Partial<LocationMetric>) =>
    mapEdition(mappedRegions([place('Lomé', 'Togo', over)]));
  expect(revision({})).toBe(revision({ books_distributed: 4 }));
  expect(new Set([revision({}), revision({ color: '#000000' }), revision({ country: 'Ghana' })]).size).toBe(
    3,
  );
});
