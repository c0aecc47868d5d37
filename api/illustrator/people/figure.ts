import { COLORS } from '../colors.js';
import { line, place, round, shape } from '../marks.js';
import { clothes } from './clothes.js';
import { headFromBehind, placedHead } from './head.js';
import type { Person } from './person.js';

/** All figures have their shoulders at 0; those who stand have their feet at 236. */
const FEET = 236;
const TORSO = 'M-38 98C-38 50-42 12-13-2H13C42 12 38 50 38 98z';
const DRESS = 'M-56 192-37 92C-38 50-42 12-13-2H13C42 12 38 50 37 92L56 192Q0 202-56 192z';
const SHORT = 0.72;

type Joint = readonly [x: number, y: number];
interface Arm {
  elbow: Joint;
  hand: Joint;
}

export interface Placed {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
}

/** Both arms from the shoulders: skin to the hand, and a sleeve, to the elbow or to the wrist. */
function arms(person: Person, left: Arm | null, right: Arm | null, hasOpenHands = false): string {
  const { skin, top, cloth } = person;
  const isLong = cloth === 'tunic' || cloth === 'collar';
  const both = [
    { side: -1, arm: left },
    { side: 1, arm: right },
  ].flatMap(({ side, arm }) => (arm ? [{ side, ...arm, way: wayOf(arm) }] : []));
  const bare = both.map(
    ({ elbow, hand, way: [ux, uy] }) =>
      `M${elbow.join(' ')}L${round(hand[0] + ux * 4)} ${round(hand[1] + uy * 4)}`,
  );
  const sleeves = both.map(({ side, elbow, hand, way: [ux, uy] }) => {
    const wrist = isLong ? `L${round(hand[0] - ux * 14)} ${round(hand[1] - uy * 14)}` : '';
    return `M${side * 30} 18L${elbow.join(' ')}${wrist}`;
  });
  const open = hasOpenHands ? both.filter(({ hand }) => hand[1] < 60).map(openHand) : [];
  return (
    line(bare.join(''), skin.base, 13) +
    (open.length > 0 ? line(open.join(''), skin.base, 5) : '') +
    line(sleeves.join(''), top, 19)
  );
}

/** From elbow to hand, one long. */
function wayOf({ elbow, hand }: Arm): Joint {
  const [x, y] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** Five fingers, spread; the thumb is towards the head. */
function openHand({ side, hand: [x, y], way: [ux, uy] }: { side: number; hand: Joint; way: Joint }): string {
  const finger = (degrees: number, length: number) => {
    const angle = (degrees * side * Math.PI) / 180;
    const [fx, fy] = [
      ux * Math.cos(angle) - uy * Math.sin(angle),
      ux * Math.sin(angle) + uy * Math.cos(angle),
    ];
    return `M${round(x + fx * 4)} ${round(y + fy * 4)}l${round(fx * length)} ${round(fy * length)}`;
  };
  return [finger(-72, 11), finger(-24, 16), finger(-7, 18), finger(10, 17), finger(28, 14)].join('');
}

/** Four fingers of each hand over the edges of what is held. */
function fingers({ skin, age }: Person, reach: number, y: number): string {
  const all = [-1, 1].flatMap((side) =>
    [0, 6, 12, 18].map((drop, index) => `M${side * reach} ${y + drop}h${-side * (index % 3 === 0 ? 9 : 12)}`),
  );
  const between = [-1, 1].map(
    (side) =>
      `M${side * (reach - 4)} ${y + 3}h${-side * 5}m${side * 5} 6h${-side * 5}m${side * 5} 6h${-side * 5}`,
  );
  return (
    line(all.join(''), skin.base, 6.4) + (age === 'child' ? '' : line(between.join(''), skin.shade, 1.2))
  );
}

function legs(person: Person): string {
  const { hasSkirt, cloth, skin, shoes, legs: color, accent } = person;
  const feet = shape('M-34 236q1-13 17-13 13 0 13 13zM6 236q1-13 15-13 15 0 15 13z', shoes);
  if (!hasSkirt) return shape('M-37 84h74l-3 142h-28l-6-100-6 100h-28z', color) + feet;
  const isTwoPiece = cloth === 'stripes' || cloth === 'waistcoat' || cloth === 'collar';
  const shins = line('M-16 180v46M16 180v46', skin.base, 13);
  return shins + feet + (isTwoPiece ? shape('M-52 190-38 84h76l14 106Q0 200-52 190z', accent) : '');
}

function body(person: Person): string {
  const isTwoPiece = ['stripes', 'waistcoat', 'collar'].includes(person.cloth);
  return legs(person) + clothes(person, person.hasSkirt && !isTwoPiece ? DRESS : TORSO);
}

const sized = ({ age }: Person, scale = 1) => scale * (age === 'child' ? SHORT : 1);

function placed(person: Person, inner: string, { x, y, scale, flip }: Placed): string {
  return place(inner, x, y, { scale: sized(person, scale), ...(flip && { flip }) });
}

/** y: the ground. */
function onGround(person: Person, inner: string, { x, y, scale, flip }: Placed): string {
  return placed(person, inner, {
    x,
    y: y - FEET * sized(person, scale),
    ...(scale && { scale }),
    ...(flip && { flip }),
  });
}

/** Stands and holds something before them, which is drawn around 0, 78. */
export function standsHolding(person: Person, thing: string, at: Placed, reach = 30): string {
  const hold = (side: -1 | 1): Arm => ({ elbow: [side * 46, 58], hand: [side * (reach + 8), 80] });
  const inner =
    body(person) +
    placedHead(person, false) +
    arms(person, hold(-1), hold(1)) +
    thing +
    fingers(person, reach, 72);
  return onGround(person, inner, at);
}

/** Where the hand that is on the right of the picture goes. */
const GESTURES = {
  points: { elbow: [58, 34], hand: [86, 6] },
  greets: { elbow: [60, 22], hand: [62, -30] },
  rests: { elbow: [48, 56], hand: [40, 92] },
  offers: { elbow: [52, 54], hand: [82, 50] },
} as const;
export type Gesture = keyof typeof GESTURES;

/** Stands, one arm down, the other one in a gesture; `thing` is in that hand. */
export function stands(person: Person, gesture: Gesture, at: Placed, thing = ''): string {
  const inner =
    arms(person, { elbow: [-46, 54], hand: [-45, 92] }, null) +
    body(person) +
    placedHead(person, false) +
    thing +
    arms(person, null, GESTURES[gesture], thing === '');
  return onGround(person, inner, at);
}

/** Both arms up, for a feast. */
export function cheers(person: Person, at: Placed): string {
  const up = (side: -1 | 1): Arm => ({ elbow: [side * 58, 12], hand: [side * 66, -36] });
  return onGround(person, arms(person, up(-1), up(1), true) + body(person) + placedHead(person, false), at);
}

/** Seen to the waist, hands on what is before them: a table, keys; `thing` stands between. */
export function sits(person: Person, at: Placed, { thing = '', isReading = false } = {}): string {
  const rest = (side: -1 | 1): Arm => ({ elbow: [side * 50, 62], hand: [side * 26, 84] });
  const inner =
    clothes(person, TORSO) + placedHead(person, isReading) + arms(person, rest(-1), rest(1)) + thing;
  return placed(person, inner, at);
}

/** Seen to the waist, reading a book held up. */
export function reads(person: Person, book: string, at: Placed): string {
  const hold = (side: -1 | 1): Arm => ({ elbow: [side * 50, 58], hand: [side * 42, 62] });
  const inner =
    clothes(person, TORSO) +
    placedHead(person, true) +
    arms(person, hold(-1), hold(1)) +
    place(book, 0, 58) +
    fingers(person, 41, 56);
  return placed(person, inner, at);
}

/** Cross-legged on the ground, reading; y: the ground. */
export function readsOnGround(person: Person, book: string, at: Placed): string {
  const scale = sized(person, at.scale);
  const color = person.hasSkirt ? person.accent : person.legs;
  const knees =
    line('M-30 96Q-66 92-52 108 0 112 52 108 66 92 30 96', color, 26) +
    shape('M-34 118q10-10 26-4v10h-26zM34 118q-10-10-26-4v10h26z', person.shoes);
  return (
    placed(person, knees, { ...at, y: at.y - 122 * scale }) +
    reads(person, book, { ...at, y: at.y - 122 * scale })
  );
}

/** From behind, to the waist. */
export function turnsAway(person: Person, at: Placed): string {
  const plain = {
    ...person,
    cloth: person.cloth === 'print' ? person.cloth : ('plain' as const),
    sex: 'man' as const,
  };
  const scale = person.age === 'child' ? 1.16 : 1;
  return placed(person, clothes(plain, TORSO) + place(headFromBehind(person), 0, -48 * scale, { scale }), at);
}

/** Head and shoulders. */
export function bust(
  person: Person,
  at: Placed,
  shoulders = 'M-78 120C-78 50-58 14-13-2H13C58 14 78 50 78 120z',
): string {
  return placed(person, clothes(person, shoulders) + placedHead(person, false), at);
}

/** A shadow where feet stand, so that nobody floats. */
export const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width)}" ry="7" fill="${COLORS.night}" fill-opacity=".22"/>`;
