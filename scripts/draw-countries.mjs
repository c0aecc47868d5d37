// Draws the countries of the maps from Natural Earth (world-atlas, public domain) into
// public-site/src/reporting/impact/map/country-shapes.ts and admin/src/shared/charts/map/country-shapes.json:
// `node scripts/draw-countries.mjs`. A test holds both to it.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const site = new URL('../public-site/', import.meta.url);
const require = createRequire(import.meta.url);
const { geoAzimuthalEqualArea, geoIdentity, geoPath } = await import(require.resolve('d3-geo'));
const { feature, merge } = await import(require.resolve('topojson-client'));

/** ISO 3166-1: the letters that the product uses, and the numbers that the atlas uses. */
const NUMBERS = {
  ZA: 710,
  DZ: 12,
  AO: 24,
  BJ: 204,
  BW: 72,
  BF: 854,
  BI: 108,
  CM: 120,
  CV: 132,
  CF: 140,
  KM: 174,
  CG: 178,
  CD: 180,
  CI: 384,
  DJ: 262,
  EG: 818,
  ER: 232,
  SZ: 748,
  ET: 231,
  FR: 250,
  GA: 266,
  GM: 270,
  GH: 288,
  GN: 324,
  GW: 624,
  GQ: 226,
  KE: 404,
  LS: 426,
  LR: 430,
  LY: 434,
  MG: 450,
  MW: 454,
  ML: 466,
  MA: 504,
  MU: 480,
  MR: 478,
  MZ: 508,
  NA: 516,
  NE: 562,
  NG: 566,
  UG: 800,
  RW: 646,
  EH: 732,
  ST: 678,
  SN: 686,
  SC: 690,
  SL: 694,
  SO: 706,
  SD: 729,
  SS: 728,
  TZ: 834,
  TD: 148,
  TG: 768,
  TN: 788,
  ZM: 894,
  ZW: 716,
};
/** Parts that the atlas draws apart from the country that they belong to. */
const PARTS = { SO: ['Somaliland'] };

/** Latitude and longitude of the towns that a library may well be in. */
const TOWNS = {
  CM: {
    yaounde: [3.87, 11.52],
    douala: [4.05, 9.7],
    bafoussam: [5.48, 10.42],
    garoua: [9.3, 13.4],
    maroua: [10.59, 14.32],
    bamenda: [5.96, 10.15],
    ngaoundere: [7.32, 13.58],
    bertoua: [4.58, 13.68],
    ebolowa: [2.92, 11.15],
    buea: [4.16, 9.24],
    limbe: [4.02, 9.21],
    kribi: [2.94, 9.91],
    foumban: [5.73, 10.9],
    dschang: [5.45, 10.05],
    meiganga: [6.52, 14.29],
    edea: [3.8, 10.13],
    nkongsamba: [4.95, 9.94],
    kumba: [4.64, 9.45],
    mbalmayo: [3.52, 11.5],
    sangmelima: [2.93, 11.98],
  },
  SN: {
    dakar: [14.69, -17.45],
    thies: [14.79, -16.93],
    'saint louis': [16.02, -16.49],
    kaolack: [14.15, -16.07],
    ziguinchor: [12.58, -16.27],
    tambacounda: [13.77, -13.67],
  },
  CI: {
    abidjan: [5.35, -4.02],
    bouake: [7.69, -5.03],
    yamoussoukro: [6.82, -5.28],
    korhogo: [9.46, -5.63],
    daloa: [6.88, -6.45],
    'san pedro': [4.75, -6.64],
  },
  TG: { lome: [6.13, 1.22], sokode: [8.98, 1.13], kara: [9.55, 1.19], atakpame: [7.53, 1.13] },
  BJ: { cotonou: [6.37, 2.43], 'porto novo': [6.5, 2.6], parakou: [9.34, 2.63], abomey: [7.18, 1.99] },
  FR: {
    paris: [48.86, 2.35],
    lyon: [45.76, 4.84],
    marseille: [43.3, 5.37],
    toulouse: [43.6, 1.44],
    nantes: [47.22, -1.55],
    bordeaux: [44.84, -0.58],
    lille: [50.63, 3.06],
    strasbourg: [48.58, 7.75],
    havre: [49.49, 0.11],
    rennes: [48.11, -1.68],
    montpellier: [43.61, 3.88],
  },
  ML: { bamako: [12.64, -8.0], segou: [13.43, -6.22], sikasso: [11.32, -5.67], kayes: [14.45, -11.44] },
  BF: { ouagadougou: [12.37, -1.52], 'bobo dioulasso': [11.18, -4.3] },
  NE: { niamey: [13.51, 2.11], zinder: [13.81, 8.99], agadez: [16.97, 7.99], maradi: [13.5, 7.1] },
  TD: { 'n djamena': [12.13, 15.06], moundou: [8.57, 16.08], abeche: [13.83, 20.83] },
  CF: { bangui: [4.39, 18.56] },
  GA: { libreville: [0.42, 9.47], 'port gentil': [-0.72, 8.78], franceville: [-1.63, 13.58] },
  CG: { brazzaville: [-4.26, 15.24], 'pointe noire': [-4.78, 11.86] },
  CD: {
    kinshasa: [-4.32, 15.31],
    lubumbashi: [-11.66, 27.48],
    goma: [-1.68, 29.23],
    bukavu: [-2.51, 28.86],
    kisangani: [0.52, 25.2],
    'mbuji mayi': [-6.15, 23.6],
  },
  GQ: { malabo: [3.75, 8.78], bata: [1.86, 9.77] },
  GN: { conakry: [9.54, -13.68], kankan: [10.38, -9.31], labe: [11.32, -12.28] },
  GW: { bissau: [11.86, -15.6] },
  MR: { nouakchott: [18.09, -15.98] },
  GH: { accra: [5.6, -0.19], kumasi: [6.69, -1.62] },
  NG: { lagos: [6.45, 3.39], abuja: [9.06, 7.5], kano: [12.0, 8.52] },
  RW: { kigali: [-1.95, 30.06] },
  BI: { bujumbura: [-3.38, 29.36], gitega: [-3.43, 29.93] },
  DJ: { djibouti: [11.59, 43.15] },
  KM: { moroni: [-11.7, 43.26] },
  MG: { antananarivo: [-18.88, 47.51], toamasina: [-18.15, 49.4], mahajanga: [-15.72, 46.32] },
  MA: { rabat: [34.02, -6.84], casablanca: [33.57, -7.59], marrakech: [31.63, -8.0], fes: [34.03, -5.0] },
  DZ: { alger: [36.75, 3.06], oran: [35.7, -0.63], constantine: [36.37, 6.61] },
  TN: { tunis: [36.81, 10.18], sfax: [34.74, 10.76] },
  KE: { nairobi: [-1.29, 36.82] },
  ET: { 'addis abeba': [9.03, 38.74] },
  MU: { 'port louis': [-20.16, 57.5] },
};

/** About ten units a degree near the middle of the map. */
const projection = geoAzimuthalEqualArea().rotate([-17, -8]).scale(573).translate([600, 600]);
const plane = geoIdentity();
const FRAME = [
  [0, 20],
  [1230, 1130],
];

/** The text of country-shapes.ts. */
export const countryShapes = () => written(drawnCountries());

/** The same for the panel's own map, which may import nothing of the site. */
export const countryShapesJson = () => `${JSON.stringify(drawnCountries())}\n`;

function drawnCountries() {
  const topology = flattened(
    JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8')),
  );
  const { geometries } = topology.objects.countries;
  const codeOf = new Map(Object.entries(NUMBERS).map(([code, number]) => [number, code]));
  const ours = Object.entries(NUMBERS).map(([code, number]) => {
    const parts = geometries.filter(
      ({ id, properties }) => Number(id) === number || PARTS[code]?.includes(properties.name),
    );
    return [code, shapeOf(merge(topology, parts))];
  });
  const partNames = new Set(Object.values(PARTS).flat());
  const others = geometries
    .filter(({ id, properties }) => !codeOf.has(Number(id)) && !partNames.has(properties.name))
    .map((geometry) => landOf(feature(topology, geometry)))
    .filter(({ d }) => d);
  return { shapes: Object.fromEntries(ours), others, towns: drawnTowns() };
}

/** The atlas on the plane of the map, each border made simpler once for both of its sides. */
function flattened({ arcs, transform, ...topology }) {
  const { scale, translate } = transform;
  const flat = arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return projection([x * scale[0] + translate[0], y * scale[1] + translate[1]]).map(Math.round);
    });
    return simpler(points);
  });
  return { ...topology, arcs: flat };
}

function shapeOf(geometry) {
  const polygons = geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
  const [main] = polygons.toSorted((one, other) => areaOf(other) - areaOf(one));
  const [[left, top], [right, bottom]] = geoPath(plane).bounds(main);
  const [x, y] = geoPath(plane).centroid(main);
  return {
    d: drawn(geometry, 1),
    at: [x, y].map(Math.round),
    box: [left, top, right, bottom].map(Math.round),
  };
}

function landOf(geometry) {
  const [[left, top], [right, bottom]] = framed().bounds(geometry);
  return { d: drawn(geometry, 8), box: [left, top, right, bottom].map(Math.round) };
}

const framed = () => geoPath(geoIdentity().clipExtent(FRAME));
const areaOf = (polygon) => Math.abs(geoPath(plane).area(polygon));

/** The outline in whole units, in relative moves; islands smaller than `least` units are left out. */
function drawn(geometry, least) {
  const text = framed()(geometry) ?? '';
  const rings = text.split('M').filter(Boolean).map(ringOf);
  const kept = rings.filter((ring) => extentOf(ring) >= least);
  return (kept.length > 0 ? kept : rings.slice(0, 1)).map(relative).join('');
}

function ringOf(text) {
  const points = text.replace('Z', '').split('L');
  return points.map((point) => point.split(',').map(Math.round));
}

/** Leaves out the points that lie on the line between their neighbours, to less than half a unit. */
function simpler(points) {
  const kept = [];
  for (const [index, point] of points.entries()) {
    const [before, after] = [kept.at(-1), points[index + 1]];
    if (!before || !after || distance(point, before, after) > 0.75) kept.push(point);
  }
  return kept;
}

function distance([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length === 0 ? Infinity : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function extentOf(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

function relative([[x, y], ...rest]) {
  let [lastX, lastY] = [x, y];
  const moves = rest.map(([nextX, nextY]) => {
    const move = `${nextX - lastX} ${nextY - lastY}`;
    [lastX, lastY] = [nextX, nextY];
    return move;
  });
  return `M${x} ${y}l${moves.join(' ')}z`.replaceAll(' -', '-');
}

function drawnTowns() {
  return Object.fromEntries(
    Object.entries(TOWNS).map(([code, places]) => [
      code,
      Object.fromEntries(
        Object.entries(places).map(([name, [latitude, longitude]]) => [
          name,
          projection([longitude, latitude]).map(Math.round),
        ]),
      ),
    ]),
  );
}

function written({ shapes, others, towns }) {
  return `// Made by scripts/draw-countries.mjs from Natural Earth (world-atlas, public domain): not to be written by hand.
import type { CountryCode } from '@livres/api/contract';

export interface CountryShape {
  /** The outline, as an SVG path. */
  d: string;
  /** About the middle of its largest part. */
  at: readonly [x: number, y: number];
  /** What its largest part fills: left, top, right, bottom. */
  box: readonly [number, number, number, number];
}

export const COUNTRY_SHAPES: Record<CountryCode, CountryShape> = ${JSON.stringify(shapes)};

/** What is drawn around: of other countries, whatever the map may show. */
export const OTHER_LAND: readonly Pick<CountryShape, 'd' | 'box'>[] = ${JSON.stringify(others)};

/** Where towns lie, by their names without accents or capitals. */
export const TOWNS: Partial<Record<CountryCode, Record<string, readonly [x: number, y: number]>>> = ${JSON.stringify(towns)};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('src/reporting/impact/map/country-shapes.ts', site), countryShapes());
  const panel = new URL('../admin/', import.meta.url);
  writeFileSync(new URL('src/shared/charts/map/country-shapes.json', panel), countryShapesJson());
}
