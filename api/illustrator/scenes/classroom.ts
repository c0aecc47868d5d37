import { COLORS } from '../colors.js';
import { circle, line, place, rect, shape, times } from '../marks.js';
import type { Chance } from '../chance.js';
import { castOf } from '../people/cast.js';
import { reads, shadow, stands, turnsAway } from '../people/figure.js';
import { heldBook, OPEN_BOOK, pile } from '../things/books.js';
import { GLOBE, PLANT } from '../things/objects.js';
import { called, COUNTS, sentence } from './alt.js';
import { room, type Scene } from './scene.js';

/** What is written in chalk, in a frame of 300 by 100. */
const LESSONS = [
  [
    'de lecture',
    'M30 76 52 24 74 76M38 58h28M96 24v52h18q17 0 17-14T114 48H96h15q13 0 13-12t-13-12zM192 36q-12-14-28-6t-14 24 16 22 26-8M222 30h50M222 50h50M222 70h30',
  ],
  [
    'de calcul',
    'M40 50a30 30 0 1 0 60 0 30 30 0 1 0-60 0zM70 20v60M40 50h60M126 42h42M126 60h42M202 28v44M180 50h44M246 30q24-6 22 14T244 74h28',
  ],
  [
    'de géométrie',
    'M30 78 66 20 102 78zM128 26h54v52h-54zM206 52a28 28 0 1 0 56 0 28 28 0 1 0-56 0zM234 52h28',
  ],
  [
    'd’histoire',
    'M30 50h240M70 38l12 12-12 12-12-12zM150 38l12 12-12 12-12-12zM230 38l12 12-12 12-12-12zM52 82h36M132 82h36M212 82h36M60 20h20M140 20h20M220 20h20',
  ],
  [
    'de sciences',
    'M60 82V44M60 58q-26-2-28-26 26 0 28 26zM60 48q2-26 28-28 2 26-28 28zM40 84h40M130 50a22 22 0 1 0 44 0 22 22 0 1 0-44 0zM152 16v6M152 78v6M118 50h6M180 50h6M214 34h56M214 54h56M214 74h34',
  ],
] as const;

/** A lesson: pupils who read in the first row, or a teacher at the board. */
export const classroom: Scene = (stage) => stage.chance.pick([firstRow, atTheBoard, atTheBoard])(stage);

function board(chance: Chance, x: number, y: number, scale: number) {
  const [subject, chalk] = chance.pick(LESSONS);
  const slate = chance.pick([COLORS.palm, COLORS.indigo, COLORS.night]);
  const edge = chance.pick([COLORS.wood, COLORS.sun, COLORS.laterite, COLORS.white]);
  const drawn =
    rect(-12, -10, 324, 124, edge) +
    rect(-2, 0, 304, 104, slate) +
    line(chalk, COLORS.white, 4) +
    rect(230, 108, 40, 6, COLORS.white);
  return { subject, marks: place(drawn, x, y, { scale }) };
}

function wallThing(chance: Chance, x: number): string {
  const map =
    rect(x, 44, 88, 92, COLORS.white) +
    shape(`M${x + 44} 54q16 8 12 24t14 24l-24 26-22-12-8-26 12-14z`, COLORS.leaf) +
    circle(x + 44, 104, 5, COLORS.laterite);
  const calendar =
    rect(x, 44, 88, 92, COLORS.white) +
    rect(x, 44, 88, 22, COLORS.laterite) +
    line(
      times(3, (row) => `M${x + 16} ${84 + row * 18}h58`).join(''),
      COLORS.sky,
      8,
      ' stroke-dasharray="0 14.5"',
    );
  const shelf = rect(x - 6, 136, 100, 9, COLORS.wood) + place(chance.pick([GLOBE, PLANT]), x + 44, 136);
  const drawings =
    shape(`M${x} 44h38v40h-38zM${x + 48} 94h38v40h-38z`, COLORS.blue) +
    shape(`M${x + 48} 44h38v40h-38zM${x} 94h38v40h-38z`, COLORS.sun);
  return chance.pick([map, calendar, shelf, drawings]);
}

const firstRow: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance, 296);
  const cast = castOf(chance, { prefix, avoid: [floor] });
  const lesson = board(chance, 190, 34, 0.87);
  const pupils = times(3, (index) => cast.deal({ age: 'child', sex: index === 1 ? 'man' : 'woman' }));
  return {
    marks: [
      marks,
      lesson.marks,
      wallThing(chance, 30),
      wallThing(chance, 526),
      ...pupils.map((pupil, index) =>
        reads(pupil, chance.yes() ? OPEN_BOOK : heldBook(chance, pupil.top), {
          x: 116 + index * 204 + chance.int(-8, 8),
          y: 214 + chance.int(-4, 4),
          scale: 1.26,
        }),
      ),
      rect(8, 302, 624, 14, COLORS.white),
      line(
        'M40 316v44M218 316v44M422 316v44M600 316v44',
        floor === COLORS.blue ? COLORS.sun : COLORS.night,
        11,
        ' stroke-linecap="butt"',
      ),
      pile(chance, 220, 302, chance.int(1, 3)),
      pile(chance, 424, 302, chance.int(2, 4)),
    ].join(''),
    alt: `Trois élèves lisent au premier rang, devant le tableau d’une leçon ${lesson.subject}.`,
  };
};

const atTheBoard: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance, 292);
  const cast = castOf(chance, { prefix, avoid: [floor] });
  const isLeft = chance.yes();
  const lesson = board(chance, isLeft ? 236 : 42, 40, 1.2);
  const teacher = cast.deal({ age: chance.pick(['adult', 'adult', 'elder']) });
  const count = chance.int(3, 4);
  const x = isLeft ? 120 : 520;
  const first = isLeft ? 268 : 70;
  return {
    marks: [
      marks,
      lesson.marks,
      shadow(x, 340, 46),
      stands(teacher, 'points', { x, y: 340, scale: 0.95, flip: !isLeft }),
      ...times(count, (index) =>
        turnsAway(cast.deal({ age: 'child' }), {
          x: first + index * (count === 3 ? 132 : 94),
          y: 262 + chance.int(-6, 6),
          scale: count === 3 ? 1.3 : 1.14,
        }),
      ),
      rect(first - 66, 338, 400, 22, COLORS.wood),
    ].join(''),
    alt: `${sentence(called(teacher, 'teacher'))} au tableau pendant une leçon ${lesson.subject} ; ${COUNTS[count]} élèves vus de dos.`,
  };
};
