/** What the drawing of a gift's shelf follows from. */
export interface ShelfFacts {
  /** The gift's reference: each gift has a drawing of its own, always the same. */
  seed: string;
  /** That this gift pays for; see `impactOf`. */
  books: number;
  /** The share of the campaign's goal that is reached, this gift included, from 0 to 1; null where there is no goal. */
  reached: number | null;
  /** How many other gifts there are; null where that is not known. */
  others: number | null;
}

interface Spines {
  fill: string;
  /** Of an SVG path. */
  d: string;
}

export interface GiftShelf {
  width: number;
  height: number;
  /** Wood and the dark behind the books. */
  frame: Spines[];
  others: Spines[];
  /** Dashed outlines. */
  free: string;
  /** The outline of the place that a gift too small for a book begins to fill. */
  begun: string;
  /** The gift's own, one by one; `band` is what is drawn across the cover. */
  own: (Spines & { band: string })[];
  /** How many books each of its own stands for. */
  worth: number;
}

const WIDTH = 640;
const HEIGHT = 470;
const LEFT = 42;
const RIGHT = 598;
const GAP = 2;
const FLOORS = [159, 302, 446] as const;
/** More than these would hide that they are books. */
const MOST_OWN = 50;
const COVERS = ['#f7b733', '#ffffff', '#e9683a', '#2f9468', '#c2410c'] as const;
const BLUES = ['#333e95', '#29327a', '#2b3584', '#3a459d'] as const;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

interface Place {
  x: number;
  floor: number;
  width: number;
  height: number;
}

/** The books that a gift pays for among those of others, and the places that are still free. */
export function giftShelf({ seed, books, reached, others }: ShelfFacts): GiftShelf {
  const draw = drawsOf(seed);
  const places = placesOf(draw);
  const worth = STEPS.find((step) => books / step <= MOST_OWN) ?? Math.ceil(books / MOST_OWN);
  const own = Math.ceil(books / worth);
  const hasOthers = others === null || others > 0;
  const filled = reached === null ? places.length : Math.floor(places.length * Math.min(1, reached));
  const blue = hasOthers ? Math.max(0, filled - own) : 0;
  // They stand in the middle of what is filled: others came before, and others after.
  const before = Math.round(blue * (0.45 + draw() * 0.3));
  const [first, last] = [before, before + own];
  const taken = own + blue;
  const isOwn = (index: number) => index >= first && index < last;
  const isFree = (index: number) => index >= taken && reached !== null;
  return {
    width: WIDTH,
    height: HEIGHT,
    frame: FRAME,
    own: places.filter((_, index) => isOwn(index)).map((place, index) => cover(place, index, draw)),
    others: byFill(hasOthers ? places.filter((_, index) => !isOwn(index) && !isFree(index)) : [], draw),
    free: places
      .filter((_, index) => isFree(index) && !(books === 0 && index === taken))
      .map(outline)
      .join(''),
    begun: books === 0 && places[taken] && isFree(taken) ? outline(places[taken]) : '',
    worth,
  };
}

/** Three boards, filled from end to end with places of uneven width and height. */
function placesOf(draw: () => number): Place[] {
  return FLOORS.flatMap((floor) => {
    const row: Place[] = [];
    for (let x = LEFT; RIGHT - x >= 14;) {
      const width = Math.min(17 + Math.floor(draw() * 9), RIGHT - x);
      row.push({ x, floor, width, height: 78 + Math.floor(draw() * 38) });
      x += width + GAP;
    }
    return row;
  });
}

function cover(place: Place, index: number, draw: () => number) {
  const { x, floor, width, height } = place;
  const tall = { ...place, height: Math.min(120, height + 8) };
  const fill = COVERS[(index * 2 + Math.floor(draw() * 2)) % COVERS.length]!;
  const top = floor - tall.height;
  const middle = x + width / 2;
  const bands = [
    '',
    `M${middle} ${top + 36}l6 7-6 7-6-7z`,
    `M${x} ${top + 16}h${width}v5h-${width}zM${x} ${floor - 20}h${width}v5h-${width}z`,
  ];
  return { fill, d: solid(tall), band: bands[index % bands.length]! };
}

function byFill(places: Place[], draw: () => number): Spines[] {
  const filled = places.map((place) => ({ place, fill: BLUES[Math.floor(draw() * BLUES.length)] }));
  return BLUES.map((fill) => ({
    fill,
    d: filled
      .filter((one) => one.fill === fill)
      .map(({ place }) => solid(place))
      .join(''),
  })).filter(({ d }) => d !== '');
}

const solid = ({ x, floor, width, height }: Place) => `M${x} ${floor}v-${height}h${width}v${height}z`;
const outline = ({ x, floor, width, height }: Place) =>
  `M${x + 2} ${floor}v-${height - 8}h${width - 4}v${height - 8}`;

const FRAME: Spines[] = [
  { fill: '#0f1440', d: `M0 0h${WIDTH}v${HEIGHT}H0z` },
  { fill: '#8a5636', d: 'M20 16h600v439H20z' },
  { fill: '#6b3d26', d: 'M20 16h600v10H20z' },
  { fill: '#151b57', d: FLOORS.map((floor) => `M34 ${floor}v-129h572v129z`).join('') },
  { fill: '#a86f49', d: FLOORS.map((floor) => `M20 ${floor}h600v9H20z`).join('') },
];

/** Numbers from 0 to 1 that a text repeats (mulberry32 of its FNV-1a). */
function drawsOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
