import { type CountryCode, type LocationMetric, plainName } from '@livres/api/contract';
import { COUNTRY_SHAPES, OTHER_LAND, TOWNS } from './country-shapes';
import { frameAround, isSeen, MARK_RADIUS, type MapFrame, markPlaces, type Point } from './map-frame';
import { mappedRegions } from './mapped-regions';

interface DrawnCountry {
  code: CountryCode;
  color: string;
  mark: number;
  towns: readonly Point[];
}

const COLORS = {
  light: { sea: '#e6e9f8', land: '#ffffff', border: '#aab2e6' },
  dark: { sea: '#0f1440', land: '#737ab3', border: '#4d5490' },
};

/** The map of the countries where libraries are supported, as SVG: each in its colour, with its mark and its towns. */
export function drawImpactMap(locations: readonly LocationMetric[]): string {
  const countries = drawnCountries(locations);
  const frame = frameAround(countries.map(({ code }) => COUNTRY_SHAPES[code].box));
  const others = Object.entries(COUNTRY_SHAPES)
    .filter(([code]) => !countries.some((country) => country.code === code))
    .map(([, shape]) => shape);
  const around = [...OTHER_LAND, ...others].filter(({ box }) => isSeen(box, frame));
  const marks = markPlaces(
    countries.map(({ code }) => COUNTRY_SHAPES[code].at),
    frame,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}">`,
    `<style>${colors(COLORS.light)}@media(prefers-color-scheme:dark){${colors(COLORS.dark)}}</style>`,
    `<rect class="s" x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"/>`,
    `<g class="l" stroke-width="${frame.unit}">${around.map(({ d }) => `<path d="${d}"/>`).join('')}</g>`,
    `<g stroke="#fff" stroke-width="${1.5 * frame.unit}" stroke-linejoin="round">`,
    countries.map(({ code, color }) => `<path d="${COUNTRY_SHAPES[code].d}" fill="${color}"/>`).join(''),
    '</g>',
    countries.map(({ towns }) => towns.map((town) => dot(town, frame)).join('')).join(''),
    countries
      .map(({ code, mark }, index) => badge(mark, COUNTRY_SHAPES[code].at, marks[index]!, frame))
      .join(''),
    '</svg>',
  ].join('');
}

function drawnCountries(locations: readonly LocationMetric[]): DrawnCountry[] {
  const found = new Map<CountryCode, DrawnCountry>();
  for (const { code, color, mark, places } of mappedRegions(locations)) {
    if (!code || mark === null) continue;
    const towns = places
      .map(({ name }) => TOWNS[code]?.[plainName(name)])
      .filter((town) => town !== undefined);
    const known = found.get(code);
    found.set(code, known ? { ...known, towns: [...known.towns, ...towns] } : { code, color, mark, towns });
  }
  return [...found.values()];
}

function dot([x, y]: Point, { unit }: MapFrame): string {
  return `<circle cx="${x}" cy="${y}" r="${4 * unit}" fill="#f7b733" stroke="#0f1440" stroke-width="${unit}"/>`;
}

function badge(mark: number, [fromX, fromY]: Point, [x, y]: Point, { unit }: MapFrame): string {
  const isMoved = Math.hypot(x - fromX, y - fromY) > unit;
  const leader = `<path d="M${fromX} ${fromY}L${x} ${y}" stroke="#0f1440" stroke-width="${2 * unit}"/>`;
  return [
    isMoved ? leader : '',
    `<circle cx="${x}" cy="${y}" r="${MARK_RADIUS * unit}" fill="#fff" stroke="#0f1440" stroke-width="${1.5 * unit}"/>`,
    `<text x="${x}" y="${y + 5 * unit}" font-family="system-ui,sans-serif" font-size="${15 * unit}"`,
    ` font-weight="700" text-anchor="middle" fill="#0f1440">${mark}</text>`,
  ].join('');
}

function colors({ sea, land, border }: (typeof COLORS)['light']): string {
  return `.s{fill:${sea}}.l{fill:${land};stroke:${border}}`;
}
