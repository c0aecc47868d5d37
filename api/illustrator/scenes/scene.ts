import type { Chance } from '../chance.js';
import { COLORS, FLOORS, WALLS } from '../colors.js';
import { rect } from '../marks.js';
import type { Hour } from '../things/nature.js';
import type { KnownPerson } from '../people/person.js';

/** What a scene is drawn with. */
export interface Stage {
  chance: Chance;
  /** Begins every id of the file. */
  prefix: string;
  /** What is known of the one person of a portrait. */
  known: KnownPerson & { thing?: Thing | undefined };
}

/** What someone has to do with, as their trade says. */
export type Thing = 'book' | 'keys' | 'box' | 'chalk' | 'wheel' | 'none';

export interface Drawing {
  marks: string;
  /** In French, what is seen: a sentence. */
  alt: string;
}

/** When people are out of doors, and what a window may show. */
export const OUT_OF_DOORS = [
  'morning',
  'noon',
  'golden',
  'fresh',
  'night',
] as const satisfies readonly Hour[];
export const BEHIND_A_WINDOW = [
  'noon',
  'golden',
  'fresh',
  'rain',
  'night',
] as const satisfies readonly Hour[];

export type Scene = (stage: Stage) => Drawing;

export const WIDTH = 640;
export const HEIGHT = 360;

/** A wall and a floor that begins at y. */
export function room(chance: Chance, y = 300): { marks: string; floor: string } {
  const floor = chance.pick(FLOORS);
  return { marks: rect(0, 0, WIDTH, y, chance.pick(WALLS)) + rect(0, y, WIDTH, HEIGHT - y, floor), floor };
}

/** Of furniture that stands on a floor. */
export const furniture = (chance: Chance, floor: string) =>
  chance.pick([COLORS.indigo, COLORS.white, COLORS.palm, COLORS.wood].filter((color) => color !== floor));
