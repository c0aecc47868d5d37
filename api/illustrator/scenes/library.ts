import { COLORS } from '../colors.js';
import { line, place, shape } from '../marks.js';
import { castOf } from '../people/cast.js';
import { reads, readsOnGround, shadow, sits, stands, standsHolding } from '../people/figure.js';
import { bookcase, closedBook, heldBook, OPEN_BOOK, pile } from '../things/books.js';
import { windowOf } from '../things/nature.js';
import { bunting, counter, GLOBE, LAMP, mat, PLANT, table } from '../things/objects.js';
import { called, children, sentence } from './alt.js';
import { BEHIND_A_WINDOW, furniture, room, type Scene } from './scene.js';

/** A reading room: at the table, on the mat, at the counter, on the ladder. */
export const library: Scene = (stage) =>
  stage.chance.pick([atTheTable, onTheMat, atTheCounter, onTheLadder])(stage);

const atTheTable: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance);
  const cast = castOf(chance, { prefix, avoid: [floor] });
  const frame = furniture(chance, floor);
  const isLeft = chance.yes();
  const reader = cast.deal();
  const librarian = cast.deal({ age: 'adult' });
  const x = isLeft ? 480 : 160;
  const view = {
    x: isLeft ? 406 : 84,
    y: 46,
    width: 150,
    height: 106,
    frame: frame === COLORS.white ? COLORS.indigo : COLORS.white,
  };
  return {
    marks: [
      marks,
      bookcase(chance, { x: isLeft ? 30 : 336, y: 40, width: 274, rows: 3, rowHeight: 84, frame }),
      windowOf(chance, chance.pick(BEHIND_A_WINDOW), view),
      shadow(isLeft ? 300 : 340, 338, 44),
      standsHolding(librarian, place(closedBook(chance, librarian.top), 0, 80), {
        x: isLeft ? 300 : 340,
        y: 338,
        scale: 0.93,
      }),
      reads(reader, reader.age === 'elder' ? OPEN_BOOK : heldBook(chance, reader.top), {
        x,
        y: reader.age === 'child' ? 196 : 170,
        scale: 1.02,
      }),
      table(x - 128, 264, 256, COLORS.white, frame === COLORS.white ? COLORS.wood : frame),
      pile(chance, x - 90, 264, chance.int(2, 4)),
      place(chance.pick([LAMP, GLOBE, PLANT]), x + 92, 264),
    ].join(''),
    alt: `${sentence(called(reader, 'reader'))} à sa table ; ${called(librarian, 'librarian')} debout près des rayonnages.`,
  };
};

const onTheMat: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance);
  const cast = castOf(chance, { prefix, avoid: [floor] });
  const frame = furniture(chance, floor);
  const teller = cast.deal({ age: chance.pick(['adult', 'elder']) });
  const listeners = [cast.deal({ age: 'child' }), cast.deal({ age: 'child' })];
  const hasFlags = chance.yes(0.5);
  return {
    marks: [
      marks,
      bookcase(chance, {
        x: 34,
        y: hasFlags ? 76 : 34,
        width: 276,
        rows: hasFlags ? 2 : 3,
        rowHeight: hasFlags ? 104 : 82,
        frame,
      }),
      bookcase(chance, {
        x: 330,
        y: hasFlags ? 76 : 34,
        width: 276,
        rows: hasFlags ? 2 : 3,
        rowHeight: hasFlags ? 104 : 82,
        frame,
      }),
      hasFlags ? bunting(chance, 6) : '',
      mat(320, 332, 280, floor === COLORS.sun ? COLORS.laterite : COLORS.sun),
      shape('M268 262q52-22 104 0l10 70H258z', teller.hasSkirt ? teller.accent : teller.legs),
      reads(teller, OPEN_BOOK, { x: 320, y: 158, scale: 1.02 }),
      ...listeners.map((child, index) =>
        readsOnGround(child, heldBook(chance, child.top), { x: index ? 480 : 160, y: 340, scale: 1.24 }),
      ),
      pile(chance, 58, 336, 3),
      place(PLANT, 590, 334),
    ].join(''),
    alt: `${sentence(called(teller, 'storyteller'))} et ${children(listeners)} lisent sur le tapis de la bibliothèque.`,
  };
};

const atTheCounter: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance);
  const cast = castOf(chance, { prefix, avoid: [floor] });
  const frame = furniture(chance, floor);
  const librarian = cast.deal({ age: 'adult' });
  const visitor = cast.deal({ age: chance.pick(['child', 'elder', 'adult']) });
  const isLeft = chance.yes();
  const [desk, x] = isLeft ? [130, 240] : [290, 400];
  return {
    marks: [
      marks,
      bookcase(chance, { x: 16, y: 52, width: 190, rows: 3, rowHeight: 78, frame }),
      bookcase(chance, { x: 434, y: 52, width: 190, rows: 3, rowHeight: 78, frame }),
      windowOf(chance, chance.pick(BEHIND_A_WINDOW), {
        x: 246,
        y: 40,
        width: 148,
        height: 100,
        frame: frame === COLORS.white ? COLORS.indigo : COLORS.white,
      }),
      sits(librarian, { x, y: 152, scale: 1 }),
      counter(desk, 238, 220, frame === COLORS.white ? COLORS.wood : frame),
      pile(chance, desk + 44, 238, 4),
      place(LAMP, desk + 190, 238, { scale: 0.8 }),
      shadow(isLeft ? 430 : 210, 342, 44),
      standsHolding(visitor, place(closedBook(chance, visitor.top), 0, 80), {
        x: isLeft ? 430 : 210,
        y: 342,
        scale: 0.95,
        flip: isLeft,
      }),
    ].join(''),
    alt: `Au comptoir du prêt, ${called(librarian, 'librarian')} accueille ${called(visitor, 'reader')}.`,
  };
};

const onTheLadder: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance);
  const cast = castOf(chance, { prefix, avoid: [floor] });
  const frame = furniture(chance, floor);
  const child = cast.deal({ age: 'child' });
  const librarian = cast.deal({ age: chance.pick(['adult', 'elder']) });
  const view = {
    x: 64,
    y: 52,
    width: 136,
    height: 120,
    frame: frame === COLORS.white ? COLORS.indigo : COLORS.white,
  };
  return {
    marks: [
      marks,
      bookcase(chance, { x: 256, y: 24, width: 356, rows: 3, rowHeight: 88, frame }),
      windowOf(chance, chance.pick(BEHIND_A_WINDOW), view),
      line('M500 330 528 56M566 330 566 56M504 290h62M511 232h55M517 174h49M523 116h43', COLORS.gold, 8),
      shadow(410, 340, 46),
      stands(
        librarian,
        'greets',
        { x: 410, y: 340, scale: 0.95 },
        place(closedBook(chance, librarian.top), 66, -44, { scale: 0.6, turn: 8 }),
      ),
      mat(150, 336, 118, floor === COLORS.blue ? COLORS.sun : COLORS.blue),
      readsOnGround(child, heldBook(chance, child.top), { x: 150, y: 338, scale: 1.3 }),
      pile(chance, 286, 338, 3),
      place(PLANT, 34, 332),
    ].join(''),
    alt: `${sentence(called(librarian, 'librarian'))} range les rayons pendant qu’${called(child, 'reader')} lit.`,
  };
};
