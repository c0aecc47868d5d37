import type { Skin } from '../colors.js';

export type Sex = 'woman' | 'man';
export type Age = 'child' | 'adult' | 'elder';
export type Look =
  | 'afro'
  | 'puffs'
  | 'bun'
  | 'braids'
  | 'cornrows'
  | 'headwrap'
  | 'turban'
  | 'hijab'
  | 'short'
  | 'flat'
  | 'thin'
  | 'kufi'
  | 'cap'
  | 'locks'
  | 'bob'
  | 'ponytail'
  | 'side';
export type Cloth = 'plain' | 'print' | 'stripes' | 'collar' | 'tunic' | 'waistcoat';

/** Someone in a picture. */
export interface Person {
  sex: Sex;
  age: Age;
  skin: Skin;
  hair: string;
  look: Look;
  /** Of what is worn on the head. */
  wrap: string;
  cloth: Cloth;
  top: string;
  accent: string;
  legs: string;
  shoes: string;
  hasSkirt: boolean;
  hasGlasses: boolean;
  beard: 'none' | 'full' | 'goatee' | 'moustache';
  hasEarrings: boolean;
  mouth: 'smile' | 'laugh' | 'calm';
  /** Degrees. */
  tilt: number;
  /** Begins the ids of the file. */
  prefix: string;
  /** Where the print of the cloth is found in the file, and how it is drawn. */
  print: { id: string; motif: number };
}

/** What is known of someone before they are drawn. */
export interface KnownPerson {
  sex?: Sex | undefined;
  age?: Age | undefined;
}
