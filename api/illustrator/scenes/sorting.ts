import { COLORS } from '../colors.js';
import { line, place, rect, shape, times } from '../marks.js';
import { castOf } from '../people/cast.js';
import { reads, shadow, stands, standsHolding } from '../people/figure.js';
import { bookcase, closedBook, heldBook, pile } from '../things/books.js';
import { anyBox, boxes, table } from '../things/objects.js';
import { called, sentence } from './alt.js';
import { furniture, room, type Scene } from './scene.js';

/** The workshop in Lyon where given books are sorted and packed. */
export const sorting: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance, 306);
  const cast = castOf(chance, { prefix, isInLyon: true, avoid: [floor] });
  const isLeft = chance.yes();
  const carrier = cast.deal({ age: chance.pick(['adult', 'elder']) });
  const sorter = cast.deal({ age: chance.pick(['adult', 'elder', 'adult']) });
  const mirror = (x: number) => (isLeft ? x : 640 - x);
  const isPassing = chance.yes(0.45);
  const other = isPassing
    ? stands(
        carrier,
        'offers',
        { x: mirror(214), y: 340, scale: 0.95, flip: !isLeft },
        place(closedBook(chance, carrier.top), 92, 36, { scale: 0.8 }),
      )
    : standsHolding(
        carrier,
        place(anyBox(chance), 0, 106, { scale: 1.3 }),
        { x: mirror(206), y: 340, scale: 0.95 },
        34,
      );
  const desk = mirror(400);
  return {
    marks: [
      marks,
      chance.pick([roofs, checklist])(mirror(112) - 80),
      chance.yes(0.6)
        ? bookcase(chance, {
            x: mirror(530) - 92,
            y: 36,
            width: 184,
            rows: 2,
            rowHeight: 84,
            frame: furniture(chance, floor),
          })
        : '',
      boxes(chance, mirror(556), 318, { rows: [2, 2, 1], scale: 1.06 }),
      shadow(mirror(208), 342, 46),
      other,
      reads(sorter, heldBook(chance, sorter.top), { x: desk, y: 168, scale: 1.04 }),
      table(desk - 110, 266, 220, COLORS.white, COLORS.indigo),
      pile(chance, desk + 78, 266, chance.int(3, 5)),
      pile(chance, desk - 78, 266, chance.int(1, 3)),
      boxes(chance, mirror(70), 348, { rows: [1], scale: 1.5 }),
    ].join(''),
    alt: isPassing
      ? `${sentence(called(carrier, 'volunteer'))} tend un livre à ${called(sorter, 'volunteer')} qui trie.`
      : `${sentence(called(carrier, 'volunteer'))} porte un carton ; ${called(sorter, 'volunteer')} feuillette un livre à trier.`,
  };
};

const roofs = (x: number) =>
  rect(x, 38, 166, 122, COLORS.white) +
  rect(x + 9, 47, 148, 104, '#c9cfee') +
  shape(`M${x + 9} 151v-38l28-22 28 22v38zM${x + 88} 151v-54l28-22 28 22v54z`, COLORS.laterite) +
  shape(`M${x + 30} 120h14v14H${x + 30}zM${x + 109} 106h14v14h-14z`, COLORS.white) +
  rect(x + 79, 47, 8, 104, COLORS.white);

const checklist = (x: number) =>
  rect(x + 20, 40, 122, 136, COLORS.white) +
  rect(x + 56, 30, 50, 20, COLORS.laterite) +
  line(times(3, (row) => `M${x + 36} ${76 + row * 34}l8 8 14-16`).join(''), COLORS.palm, 5) +
  line(times(3, (row) => `M${x + 74} ${78 + row * 34}h${48 - row * 6}`).join(''), COLORS.sky, 6);
