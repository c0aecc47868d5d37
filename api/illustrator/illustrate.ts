import { chanceOf, hashOf } from './chance.js';
import { KINDS, SCENES } from './kinds.js';
import { SHARED_PARTS, type SharedPart } from './people/head.js';
import type { Age, Sex } from './people/person.js';
import { HEIGHT, type Thing, WIDTH } from './scenes/scene.js';

export interface Illustration {
  svg: string;
  /** In French, what is seen. */
  alt: string;
}

const SEED = /^[\w-]{1,200}$/;
/** `portrait-woman-elder-book`: what is known of the person, in this order, each part left out where it is not. */
const KIND =
  /^([a-z]+(?:-[a-z]+)??)(?:-(woman|man))?(?:-(child|adult|elder))?(?:-(book|keys|box|chalk|wheel|none))?$/;

/** The picture of a record: the same for the same kind and seed. Null where there is no such kind, or no such seed can be. */
export function illustrate(kind: string, seed: string): Illustration | null {
  const known = KIND.exec(kind);
  const scenes = known && Object.hasOwn(KINDS, known[1]!) ? KINDS[known[1]!] : undefined;
  if (!known || !scenes || !SEED.test(seed)) return null;
  const [, , sex, age, thing] = known;
  const chance = chanceOf(`${kind}/${seed}`);
  const prefix = `i${hashOf(`${kind}/${seed}`).toString(36)}`;
  const scene = SCENES[chance.pick(scenes)];
  const facts = {
    sex: sex as Sex | undefined,
    age: age as Age | undefined,
    thing: thing as Thing | undefined,
  };
  const { marks, alt } = scene({ chance, prefix, known: facts });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" stroke-linecap="round" stroke-linejoin="round">`;
  return { svg: `${head}<title>${alt}</title>${sharedParts(marks, prefix)}${marks}</svg>`, alt };
}

/** Those parts that the picture uses. */
function sharedParts(marks: string, prefix: string): string {
  const used = (Object.keys(SHARED_PARTS) as SharedPart[]).filter((part) =>
    marks.includes(`#${prefix}${part}"`),
  );
  return used.length === 0
    ? ''
    : `<defs>${used.map((part) => `<g id="${prefix}${part}">${SHARED_PARTS[part]}</g>`).join('')}</defs>`;
}
