import { COLORS, over } from '../colors.js';
import { circle, line, place, rect, shape } from '../marks.js';
import { castOf } from '../people/cast.js';
import { bust } from '../people/figure.js';
import type { Person } from '../people/person.js';
import { bookcase } from '../things/books.js';
import { box } from '../things/objects.js';
import { HEIGHT, type Scene, type Thing, WIDTH } from './scene.js';

const MOTIFS = [
  'M20 4l16 16-16 16L4 20zM20 14l6 6-6 6-6-6z',
  'M4 13l16-8 16 8M4 24l16-8 16 8M4 35l16-8 16 8',
  'M20 6v28M6 20h28M11 11l18 18M29 11 11 29',
  'M6 6h28v28H6zM15 15h10v10H15z',
] as const;

/** Someone, head and shoulders, before a cloth or their shelves; as old as is known, with what their trade uses. */
export const portrait: Scene = ({ chance, prefix, known }) => {
  const ground = chance.pick([COLORS.sun, COLORS.mint, COLORS.sky, COLORS.peach, COLORS.cream, COLORS.blue]);
  const cast = castOf(chance, { prefix, avoid: [ground] });
  const person = cast.deal({ sex: known.sex, age: known.age ?? chance.pick(['adult', 'adult', 'elder']) });
  const thing = known.thing ?? 'none';
  const hasShelves = thing === 'book' && chance.yes();
  const ink = ground === COLORS.blue ? COLORS.white : COLORS.indigo;
  const id = `${prefix}g`;
  const cloth = `<pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse"><path fill="none" stroke="${ink}" stroke-opacity=".16" stroke-width="3" d="${chance.pick(MOTIFS)}"/></pattern>`;
  const scale = person.age === 'child' ? 2.5 : 1.72;
  return {
    marks: [
      rect(0, 0, WIDTH, HEIGHT, ground),
      cloth + rect(0, 0, WIDTH, HEIGHT, `url(#${id})`),
      hasShelves
        ? bookcase(chance, { x: 20, y: 24, width: 600, rows: 3, rowHeight: 104, frame: COLORS.wood })
        : '',
      hasShelves
        ? circle(320, 170, 158, ground)
        : circle(320, 176, 150, ground === COLORS.blue ? COLORS.indigo : COLORS.white),
      bust(person, { x: 320, y: 214, scale }),
      place(drawnThing(thing, person), 426, 258),
    ].join(''),
    alt: `Portrait dessiné ${person.sex === 'woman' ? 'd’une' : 'd’un'} ${NOUNS[person.age][person.sex]}${WITH[thing]}.`,
  };
};

const NOUNS = {
  child: { woman: 'fillette', man: 'garçon' },
  adult: { woman: 'femme', man: 'homme' },
  elder: { woman: 'femme âgée', man: 'homme âgé' },
} as const;

const WITH: Record<Thing, string> = {
  book: ', un livre à la main',
  keys: ', un trousseau de clés à la main',
  box: ', un carton de livres à côté',
  chalk: ', une ardoise à côté',
  wheel: ', un volant à côté',
  none: '',
};

/** What is held at the breast, its hand at 0, 0; boxes, slates, wheels stand beside. */
function drawnThing(thing: Thing, { skin, top }: Person): string {
  const arm = line('M52 120 4 12', top, 48);
  const fist =
    line('M-12-12v24M0-12v24M12-12v24', skin.base, 17) +
    line('M-18-9h26M-18 1h26M-18 11h26', skin.shade, 1.6);
  if (thing === 'book') {
    const color = top === COLORS.laterite || top === COLORS.brick ? COLORS.palm : COLORS.laterite;
    const book =
      rect(-50, -72, 96, 124, color) +
      rect(-50, 42, 96, 10, COLORS.white) +
      shape('M-14-40l16 22-16 22-16-22z', COLORS.cream);
    const thumb =
      line('M28 18Q12 16 2 6', skin.base, 15) + line('M34 30Q20 32 8 26M34 42Q22 44 12 40', skin.base, 13);
    return line('M70 130 34 34', top, 48) + place(book, 0, 0, { turn: -7 }) + thumb;
  }
  if (thing === 'keys') {
    const color = over(top);
    const ring = line('M-4 10a17 17 0 1 0 .1 0', color, 5);
    const keys = line('M-12 42-22 90m3-14 12 3m-9-15 11 3M4 42l12 48m-4-14 11-3m-14-11 10-2', color, 6.5);
    return arm + ring + keys + fist;
  }
  if (thing === 'box') return place(box(COLORS.card, COLORS.laterite), 60, 110, { scale: 2.3 });
  if (thing === 'chalk')
    return (
      rect(-10, -30, 150, 130, COLORS.wood) +
      rect(2, -18, 126, 106, COLORS.night) +
      line('M24 60 46 6 68 60M32 42h28M88 14h28M88 36h28M88 58h28', COLORS.white, 5)
    );
  if (thing === 'wheel')
    return line(
      'M0 60a52 52 0 1 0 104 0 52 52 0 1 0-104 0zM52 60v52M52 60 4 44M52 60 100 44',
      COLORS.ink,
      13,
    );
  return '';
}
