import type { Chance } from '../chance.js';
import { COLORS, isPale, over, PALE_SKINS, SKINS, type Skin } from '../colors.js';
import type { Age, Cloth, KnownPerson, Look, Person, Sex } from './person.js';

const LOOKS: Record<Sex, Record<Age, readonly Look[]>> = {
  woman: {
    child: ['puffs', 'braids', 'cornrows', 'afro', 'bun', 'hijab'],
    adult: ['headwrap', 'braids', 'afro', 'bun', 'hijab', 'turban', 'cornrows'],
    elder: ['headwrap', 'turban', 'hijab', 'bun', 'cornrows'],
  },
  man: {
    child: ['short', 'flat', 'kufi', 'cap', 'cornrows'],
    adult: ['short', 'flat', 'kufi', 'thin', 'locks', 'cap'],
    elder: ['thin', 'kufi', 'short', 'flat'],
  },
};
const PALE_LOOKS: Record<Sex, readonly Look[]> = {
  woman: ['bob', 'ponytail', 'bun'],
  man: ['side', 'thin', 'cap'],
};
const TOPS = [
  COLORS.sun,
  COLORS.laterite,
  COLORS.palm,
  COLORS.blue,
  COLORS.white,
  COLORS.sky,
  COLORS.leaf,
  COLORS.brick,
  COLORS.gold,
] as const;
const WRAPS = [COLORS.laterite, COLORS.sun, COLORS.palm, COLORS.sky, COLORS.white, COLORS.blue] as const;
const CLOTHS: Record<Age, readonly Cloth[]> = {
  child: ['plain', 'stripes', 'collar', 'print'],
  adult: ['print', 'plain', 'collar', 'tunic', 'print', 'stripes', 'waistcoat'],
  elder: ['tunic', 'print', 'plain', 'waistcoat', 'collar'],
};
const DARK_HAIR = [COLORS.ink, '#2a1a14', '#1d1220'] as const;
const LIGHT_HAIR = ['#6b3d26', '#8a3f16', '#3d2a20'] as const;
const GREY_HAIR = ['#d9dcef', '#b9bdd6'] as const;

/** Deals the people of one picture: no two of them share skin, cloth, or what is on their heads. */
export interface Cast {
  deal(known?: KnownPerson): Person;
}

interface CastOptions {
  /** Begins the ids of the file, so that two files may stand in one page. */
  prefix: string;
  isInLyon?: boolean;
  /** Colours that stand behind people. */
  avoid?: readonly string[];
}

export function castOf(chance: Chance, { prefix, isInLyon = false, avoid = [] }: CastOptions): Cast {
  const skins = isInLyon ? [...SKINS.filter((_, index) => index % 2 === 0), ...PALE_SKINS] : SKINS;
  const tops = TOPS.filter((top) => !avoid.includes(top));
  const used = {
    skins: new Set<Skin>(),
    tops: new Set<string>(),
    looks: new Set<Look>(),
    wraps: new Set<string>(),
  };
  let count = 0;
  return {
    deal: (known = {}) => {
      count += 1;
      const sex = known.sex ?? chance.pick(['woman', 'man'] as const);
      const age = known.age ?? chance.pick(['child', 'adult', 'adult', 'elder'] as const);
      const skin = chance.deal(skins, used.skins);
      const top = chance.deal(tops, used.tops);
      const looks = isPale(skin) ? PALE_LOOKS[sex] : LOOKS[sex][age];
      const look = chance.deal(looks, used.looks);
      const wraps = WRAPS.filter((wrap) => wrap !== top);
      return {
        ...dress(chance, { sex, age, top }),
        prefix,
        sex,
        age,
        skin,
        look,
        top,
        hair: hairOf(chance, age, skin),
        wrap: chance.deal(wraps, used.wraps as Set<(typeof WRAPS)[number]>),
        print: { id: `${prefix}${count}`, motif: chance.int(0, 4) },
      };
    },
  };
}

function hairOf(chance: Chance, age: Age, skin: Skin): string {
  if (age === 'elder') return chance.pick(GREY_HAIR);
  return chance.pick(isPale(skin) ? LIGHT_HAIR : DARK_HAIR);
}

function dress(chance: Chance, { sex, age, top }: { sex: Sex; age: Age; top: string }) {
  const isGrown = age !== 'child';
  const isMan = sex === 'man';
  const accents =
    over(top) === COLORS.sun ? [COLORS.sun, COLORS.white] : [COLORS.indigo, COLORS.laterite, COLORS.palm];
  return {
    cloth: chance.pick(CLOTHS[age]),
    accent: chance.pick(accents),
    legs: chance.pick([COLORS.night, COLORS.indigo, '#3d2a20']),
    shoes: chance.pick([COLORS.white, COLORS.sun, COLORS.laterite]),
    hasSkirt: !isMan && chance.yes(isGrown ? 0.65 : 0.4),
    hasGlasses: chance.yes(age === 'elder' ? 0.6 : isGrown ? 0.3 : 0.15),
    beard: isMan && isGrown ? beardOf(chance, age) : ('none' as const),
    hasEarrings: !isMan && chance.yes(0.6),
    mouth: chance.pick(['smile', 'smile', 'laugh', 'calm'] as const),
    tilt: chance.int(-5, 5),
  };
}

function beardOf(chance: Chance, age: Age): Person['beard'] {
  const kinds =
    age === 'elder'
      ? (['full', 'goatee', 'moustache'] as const)
      : (['none', 'none', 'full', 'goatee', 'moustache'] as const);
  return chance.pick(kinds);
}
