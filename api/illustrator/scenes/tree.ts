import { COLORS } from '../colors.js';
import { line, place, shape } from '../marks.js';
import { castOf } from '../people/cast.js';
import { reads, readsOnGround } from '../people/figure.js';
import { heldBook, OPEN_BOOK } from '../things/books.js';
import { bigTree, heaven, hills, house, SKIES, smallTree } from '../things/nature.js';
import { BIKE, HEN, mat } from '../things/objects.js';
import { called, children } from './alt.js';
import { OUT_OF_DOORS, type Scene } from './scene.js';

const WORDS = {
  mango: 'un manguier',
  baobab: 'un baobab',
  flame: 'un flamboyant',
  acacia: 'un acacia',
} as const;
/** Where listeners sit, from the trunk. */
const SPOTS = [[-140], [-140, 136], [-146, 128, 226]] as const;

/** Reading in the shade of a tree. */
export const tree: Scene = ({ chance, prefix }) => {
  const hour = chance.pick(OUT_OF_DOORS);
  const isNight = hour === 'night';
  const ground = isNight ? '#7a2c0c' : chance.pick([COLORS.laterite, COLORS.sun, COLORS.palm]);
  const cast = castOf(chance, { prefix, avoid: [ground] });
  const kind = chance.pick(['mango', 'baobab', 'flame', 'acacia'] as const);
  const leaf = isNight ? '#0a4f35' : ground === COLORS.palm ? COLORS.leaf : COLORS.palm;
  const x = chance.int(270, 370);
  const side = chance.pick([1, -1]);
  const spots = chance.pick(SPOTS);
  const teller = cast.deal({ age: chance.pick(['elder', 'adult']) });
  const listeners = spots.map(() => cast.deal({ age: 'child' }));
  const cloth = chance.pick(
    [COLORS.blue, COLORS.laterite, COLORS.sun, COLORS.white].filter((color) => color !== ground),
  );
  const corner = spots.length === 3 ? x - side * 250 : x + (spots.length === 1 ? side : -side) * 232;
  const visitor = chance.pick(['hen', 'bike', 'none'] as const);
  return {
    marks: [
      heaven(chance, hour),
      hills(chance, 250, 30, SKIES[hour].far),
      chance.yes(0.7)
        ? place(house(chance.pick([COLORS.laterite, COLORS.blue])), chance.pick([66, 574]), 276, {
            scale: 0.85,
          })
        : '',
      chance.yes(0.6) ? place(smallTree(chance, leaf), chance.pick([36, 604]), 280) : '',
      shape('M0 276q160-16 320-8t320 0v92H0z', ground),
      place(bigTree(chance, kind, leaf), x, 306, { scale: 1.06 }),
      mat(x, 334, spots.length === 3 ? 268 : 214, cloth),
      line(`M${x - 38} 300v34M${x + 38} 300v34`, COLORS.wood, 10),
      shape(`M${x - 44} 274q44-14 88 0l8 48h-104z`, teller.hasSkirt ? teller.accent : teller.legs),
      shape(`M${x - 40} 336q0-14 16-14h14v14zM${x + 12} 336v-14h14q16 0 16 14z`, teller.shoes),
      reads(teller, OPEN_BOOK, { x, y: 192, scale: 0.9 }),
      ...listeners.map((child, index) =>
        readsOnGround(child, heldBook(chance, child.top), {
          x: x + side * spots[index]!,
          y: 342 + (index === 2 ? 6 : 0),
          scale: 1.2,
        }),
      ),
      visitor === 'none' || corner < 20 || corner > 620
        ? ''
        : place(visitor === 'hen' ? HEN : BIKE, corner, 344, { flip: corner > x }),
    ].join(''),
    alt: `Sous ${WORDS[kind]}, ${called(teller, 'reader')} et ${children(listeners)} lisent ${SKIES[hour].words}.`,
  };
};
