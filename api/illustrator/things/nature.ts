import type { Chance } from '../chance.js';
import { COLORS } from '../colors.js';
import { circle, dots, line, place, rect, round, shape, times } from '../marks.js';

/** An hour of the day or some weather, with its words. */
export interface Sky {
  sky: string;
  far: string;
  near: string;
  disc: string | null;
  words: string;
}

export const SKIES = {
  morning: {
    sky: COLORS.peach,
    far: '#f6c9ae',
    near: COLORS.clay,
    disc: COLORS.sun,
    words: 'au petit matin',
  },
  noon: { sky: COLORS.cloth, far: COLORS.sky, near: COLORS.leaf, disc: COLORS.sun, words: 'en plein jour' },
  golden: {
    sky: COLORS.cream,
    far: '#f6cf86',
    near: COLORS.palm,
    disc: COLORS.laterite,
    words: 'au soleil couchant',
  },
  fresh: { sky: COLORS.mint, far: '#9fd3b8', near: COLORS.palm, disc: COLORS.sun, words: 'après la pluie' },
  rain: { sky: '#c9cfee', far: '#8f99d6', near: COLORS.palm, disc: null, words: 'sous la pluie' },
  night: {
    sky: COLORS.indigo,
    far: COLORS.blue,
    near: COLORS.night,
    disc: COLORS.cream,
    words: 'à la tombée de la nuit',
  },
} as const satisfies Record<string, Sky>;
export type Hour = keyof typeof SKIES;

const CLOUD = 'M-40 0a18 18 0 0 1 6-34 26 26 0 0 1 48-6A22 22 0 0 1 44 0z';

/** All of a sky, with its sun, moon, clouds, birds, stars. */
export function heaven(chance: Chance, hour: Hour): string {
  const { sky, disc } = SKIES[hour];
  const x = chance.int(70, 570);
  const parts = [rect(0, 0, 640, 360, sky)];
  if (hour === 'night') {
    const stars = times(20, () => `M${chance.int(10, 630)} ${chance.int(8, 160)}h.1`);
    parts.push(
      line(stars.join(''), COLORS.white, 3.5),
      circle(x, 70, 28, COLORS.cream),
      circle(x + 12, 62, 24, sky),
    );
  } else if (disc) {
    const radius = hour === 'golden' ? 58 : 32;
    const y = hour === 'golden' ? 130 : chance.int(52, 92);
    parts.push(circle(x, y, radius, disc));
    const ring = radius + 15;
    if (chance.yes())
      parts.push(
        dots(
          `M${x - ring} ${y}a${ring} ${ring} 0 1 0 ${2 * ring} 0 ${ring} ${ring} 0 1 0 ${-2 * ring} 0`,
          disc,
          4,
          13,
        ),
      );
  }
  const clouds = hour === 'rain' ? 4 : hour === 'night' ? 0 : chance.int(0, 2);
  for (let index = 0; index < clouds; index += 1)
    parts.push(
      place(
        shape(CLOUD, hour === 'rain' ? '#eef0fa' : COLORS.white),
        chance.int(40, 600),
        chance.int(52, 104),
        { scale: chance.int(6, 13) / 10 },
      ),
    );
  if (hour !== 'rain' && hour !== 'night' && chance.yes(0.5))
    parts.push(
      place(
        line('M0 0q7-8 13 0 7-8 13 0M34-16q6-7 11 0 6-7 11 0', COLORS.indigo, 3),
        chance.int(60, 540),
        chance.int(36, 100),
      ),
    );
  return parts.join('');
}

export const rainFall = (chance: Chance) =>
  line(
    times(40, () => `M${chance.int(0, 640)} ${chance.int(0, 330)}l-5 16`).join(''),
    COLORS.white,
    3,
    ' stroke-opacity=".7"',
  );

/** A line of hills whose feet are at y. */
export function hills(chance: Chance, y: number, height: number, fill: string): string {
  let d = `M0 360V${y}`;
  for (let x = 0; x < 640;) {
    const wide = chance.int(110, 220);
    d += `q${wide / 2} ${-chance.int(height / 2, height * 2)} ${wide} ${chance.int(-6, 6)}`;
    x += wide;
  }
  return shape(`${d}L700 360z`, fill);
}

type Ball = readonly [x: number, y: number, radius: number];

const CROWNS: Record<'mango' | 'baobab' | 'flame', readonly Ball[]> = {
  mango: [
    [-92, -196, 54],
    [-30, -232, 64],
    [44, -238, 62],
    [100, -200, 52],
    [4, -182, 60],
  ],
  baobab: [
    [-116, -250, 34],
    [-62, -272, 40],
    [0, -284, 44],
    [64, -270, 40],
    [118, -248, 34],
  ],
  flame: [
    [-132, -200, 38],
    [-76, -226, 48],
    [0, -238, 56],
    [76, -226, 48],
    [132, -198, 40],
  ],
};
const TRUNKS = {
  mango: 'M-24 0q14-86 2-160l-46-44 12-14 46 32 4-40h18l6 44 44-40 12 14-52 56q-8 70 10 152z',
  flame: 'M-20 0q12-90 2-160l-62-42 10-14 60 34 4-30h16l4 32 62-38 10 14-66 54q-8 70 8 150z',
  baobab: 'M-58 0q28-94 6-184l-62-60 14-14 60 42 12-58h20l10 58 62-54 16 16-68 74q-20 86 8 180z',
};

/** A tall tree on 0, whose shade people sit in. */
export function bigTree(chance: Chance, kind: 'mango' | 'baobab' | 'flame' | 'acacia', leaf: string): string {
  if (kind === 'acacia') return acacia(leaf);
  const crown = CROWNS[kind];
  const balls = (grow: number, fill: string, dx = 0, dy = 0) => {
    const one = ([x, y, radius]: Ball) =>
      `<circle cx="${x + dx}" cy="${y + dy}" r="${Math.round(radius * grow)}"/>`;
    return `<g fill="${fill}">${crown.map(one).join('')}</g>`;
  };
  const bark = kind === 'baobab' ? COLORS.bark : COLORS.wood;
  const lit = leaf === COLORS.palm ? '#1b8259' : '#45a981';
  const flowers =
    kind === 'flame'
      ? balls(0.52, COLORS.laterite, 6, 4) + balls(0.14, COLORS.sun, -4, -10)
      : balls(0.5, lit, -8, -10);
  const mangos = crown.map(([x, y]) => `M${x + chance.int(-22, 22)} ${y + chance.int(0, 34)}l2 6`).join('');
  return (
    shape(TRUNKS[kind], bark) +
    balls(1, leaf) +
    flowers +
    (kind === 'mango' ? line(mangos, COLORS.sun, 12) : '')
  );
}

function acacia(leaf: string): string {
  return (
    line('M0 0Q8-100 0-140L-84-210M4-140 92-212M0-150 6-226', COLORS.wood, 17) +
    shape('M-236-196Q-180-262 0-266T236-202Q100-182 0-190T-236-196z', leaf) +
    dots('M-170-216Q-110-242 0-244T170-218', COLORS.white, 4, 15)
  );
}

/** A tree far off, or at the side, on 0: about 110 high. */
export function smallTree(chance: Chance, leaf: string): string {
  const kind = chance.pick(['palm', 'banana', 'round', 'acacia'] as const);
  if (kind === 'round')
    return (
      shape('M-7 0q3-30 0-56h14q-3 26 0 56z', COLORS.wood) +
      circle(-22, -70, 27, leaf) +
      circle(22, -74, 28, leaf) +
      circle(0, -94, 30, leaf)
    );
  if (kind === 'acacia') return place(acacia(leaf), 0, 0, { scale: 0.42 });
  if (kind === 'banana')
    return (
      line('M0 0V-44', COLORS.leaf, 9) +
      shape(
        'M0-40q-44-30-56 4 34-10 56-4zM0-40q44-34 58 0-32-8-58 0zM0-40q-30-52-2-70 22 20 2 70zM0-40q26-44 46-48-6 40-46 48z',
        leaf,
      )
    );
  return (
    line('M0 0Q12-64-4-112', COLORS.bark, 10) +
    shape(
      'M-4-112q-42-20-58 20 32-18 58-20-32 8-34 44 24-30 34-44 2 32 20 48 0-32-20-48 32 4 42 34 10-42-42-34 10-32 36-32-30-16-36 32-18-36-48-22 32 2 48 22z',
      leaf,
    )
  );
}

export const house = (roof: string) =>
  shape('M-40-50h80V0h-80z', COLORS.white) +
  shape('M-54-48 0-88 54-48z', roof) +
  shape('M-8-32H8V0H-8zM-30-36h14v14h-14zM18-36h14v14H18z', COLORS.indigo);

/** Waves over a stretch of water. */
export const waves = (chance: Chance, top: number, bottom: number, count: number, color: string) =>
  line(
    times(count, () => `M${chance.int(0, 600)} ${chance.int(top, bottom)}q10-6 20 0t20 0`).join(''),
    color,
    3.5,
    ' stroke-opacity=".7"',
  );

/** What is seen from a window. */
export function windowOf(
  chance: Chance,
  hour: Hour,
  { x, y, width, height, frame }: { x: number; y: number; width: number; height: number; frame: string },
): string {
  const { sky, near, disc } = SKIES[hour];
  const drops =
    hour === 'rain'
      ? times(
          7,
          () => `M${round(x + chance.int(8, width - 8))} ${round(y + chance.int(6, height - 40))}l-4 13`,
        ).join('')
      : '';
  return [
    rect(x - 8, y - 8, width + 16, height + 16, frame),
    rect(x, y, width, height, sky),
    disc ? circle(x + width * 0.3, y + height * 0.36, hour === 'golden' ? 22 : 15, disc) : '',
    shape(
      `M${x} ${y + height}v${-height * 0.25}q${width * 0.4}${-height * 0.3} ${width} 0v${height * 0.25}z`,
      near,
    ),
    drops && line(drops, COLORS.white, 3),
    rect(x + width / 2 - 3.5, y, 7, height, frame),
    rect(x - 14, y + height + 8, width + 28, 8, frame),
  ].join('');
}
