import { COLORS } from '../colors.js';
import { line, place, shape } from '../marks.js';
import { hairBehind, hairFromBehind, hairOnTop } from './hair.js';
import type { Person } from './person.js';

/** What many heads share: a file holds each part once, and each head uses it in its own colours. */
export const SHARED_PARTS = {
  /** Neck, ears, face in the colour of fill; shadows in the current colour. */
  face:
    '<path d="M-11 16V48Q0 60 11 48V16z"/><path fill="currentColor" d="M-11 24Q0 41 11 26V33Q0 45-11 35z"/>' +
    '<path d="M-28.5 4a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0zM17.5 4a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0zM-23-9C-23-30 23-30 23-9V5C23 21 12 32 0 32S-23 21-23 5z"/>' +
    '<path fill="none" stroke="currentColor" stroke-width="2" d="M1 2Q5 10 3 12 0 14-3 12"/>',
  eyes:
    line('M-15-9q5-4 10-1M6-10q5-3 10 1', COLORS.ink, 2.5) +
    shape('M-15 1Q-10-6-4 1-10 6-15 1zM5 1Q10-6 16 1 10 6 5 1z', COLORS.white) +
    line('M-15 1Q-10-6-4 1M5 1Q10-6 16 1', 'currentColor', 2) +
    line('M-9 .5h.1M11 .5h.1', COLORS.ink, 5.8),
  /** Lids in the colour of fill. */
  lowered:
    line('M-15-8q5-4 10-1M6-9q5-3 10 1', COLORS.ink, 2.5) +
    '<path d="M-15 2Q-10-5-4 2-10 6-15 2zM5 2Q10-5 16 2 10 6 5 2z"/>' +
    line('M-15 2q5 5 11 0M5 2q5 5 11 0', COLORS.ink, 2.2),
  nape: '<path fill="currentColor" d="M-11 16V48Q0 60 11 48V16z"/><path d="M-29 6a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM19 6a5 5 0 1 1 10 0 5 5 0 1 1-10 0z"/>',
} as const;
export type SharedPart = keyof typeof SHARED_PARTS;

const use = (person: Person, part: SharedPart, fill = person.skin.base) =>
  `<use href="#${person.prefix}${part}" fill="${fill}" color="${person.skin.shade}"/>`;

const BEARD = 'M-23 3C-21 18-13 13 0 13S21 18 23 3C27 28 14 40 0 40S-27 28-23 3zM-7 19Q0 16 8 19 1 26-7 19z';
const GOATEE = 'M-9 27Q0 31 9 27 10 42 0 44-10 42-9 27z';
const LIPS = '#b8442a';

/** A head around 0, 0, with its neck: its chin is at 32, its shoulders at 48. */
export function head(person: Person, isReading = false): string {
  const { skin, age } = person;
  const parts = [
    hairBehind(person),
    use(person, 'face'),
    beard(person),
    isReading ? use(person, 'lowered', skin.light) : eyes(person),
    mouth(person, isReading),
    age === 'elder' ? line('M-17 9q3 3 6 2M17 9q-3 3-6 2M-8-16q8-3 16 0', skin.shade, 1.8) : '',
    hairOnTop(person),
    person.hasEarrings && person.look !== 'hijab' ? line('M-24 13v.1M24 13v.1', COLORS.sun, 6.5) : '',
    person.hasGlasses ? glasses(person) : '',
  ];
  return parts.join('');
}

export function headFromBehind(person: Person): string {
  const { look } = person;
  const around = ['afro', 'puffs', 'bun', 'ponytail'].includes(look) ? hairBehind(person) : '';
  return around + use(person, 'nape') + hairFromBehind(person);
}

/** Turned a little, and larger on a child, with the shoulders where they were. */
export function placedHead(person: Person, isReading: boolean): string {
  const scale = person.age === 'child' ? 1.16 : 1;
  const turn = isReading ? person.tilt : Math.round(person.tilt / 2);
  return place(head(person, isReading), 0, 0 - 48 * scale, { scale, turn });
}

function eyes(person: Person): string {
  if (person.mouth !== 'laugh') return use(person, 'eyes');
  return (
    line('M-15-9q5-4 10-1M6-10q5-3 10 1', COLORS.ink, 2.5) + line('M-14 1q4-5 9 0M6 1q4-5 9 0', COLORS.ink, 3)
  );
}

function mouth({ mouth: mood, beard: kind }: Person, isReading: boolean): string {
  if (isReading || mood === 'calm') return line('M-5 20q5 3 10-1', LIPS, 2.8);
  if (mood === 'smile' || kind === 'full') return line('M-7 19q7 6 14-1', LIPS, 3);
  return `<path fill="#fff" stroke="${LIPS}" stroke-width="2" d="M-8 17q8 3 16-1-1 10-8 10-7 0-8-9z"/>`;
}

function beard({ beard: kind, hair, look }: Person): string {
  if (look === 'hijab' || kind === 'none') return '';
  if (kind === 'full') return `<path fill-rule="evenodd" fill="${hair}" d="${BEARD}"/>`;
  const moustache = shape('M-10 17Q-5 12 0 15 5 12 11 17 5 18 0 17-5 18-10 17z', hair);
  return kind === 'goatee' ? moustache + shape(GOATEE, hair) : moustache;
}

function glasses({ hair, skin }: Person): string {
  const rim = hair.startsWith('#d') || hair.startsWith('#b') || skin.base > '#8' ? COLORS.ink : COLORS.sun;
  return line(
    'M-18 1a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM3 1a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM-2 0q2-2 5 0M-18 0l-5-2M19 0l4-2',
    rim,
    2.3,
  );
}
