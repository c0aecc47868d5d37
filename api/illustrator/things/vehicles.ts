import type { Chance } from '../chance.js';
import { COLORS } from '../colors.js';
import { bust } from '../people/figure.js';
import type { Person } from '../people/person.js';
import { circle, line, place, rect, shape, times } from '../marks.js';
import { anyBox } from './objects.js';
import { rowOfBooks } from './books.js';

const wheel = (x: number) => circle(x, 0, 23, COLORS.ink) + circle(x, 0, 9, COLORS.sky);
const driver = (person: Person, x: number, y: number) =>
  place(bust(person, { x: 0, y: 0 }, 'M-38 60C-38 24-34 10-13-2H13C34 10 38 24 38 60z'), x, y, {
    scale: 0.5,
  });

/** A lorry that goes to the right, on 0: closed and painted, or open with its boxes. */
export function lorry(chance: Chance, color: string, person: Person): string {
  const mark = color === COLORS.white || color === COLORS.sun ? COLORS.laterite : COLORS.sun;
  const cab =
    shape('M60-108h46q12 0 16 12l16 46v46H60z', color) +
    shape('M76-96h26q8 0 10 6l12 38H76z', COLORS.cloth) +
    driver(person, 96, -64) +
    shape('M60-50h78v46H60z', color) +
    rect(60, -30, 78, 6, mark) +
    circle(132, -16, 6, COLORS.cream);
  const bed = rect(-152, -26, 210, 22, COLORS.indigo);
  const isClosed = chance.yes();
  const lozenges = 'M-126-82l28-28 28 28-28 28zM-62-82l28-28 28 28-28 28z';
  const load = isClosed
    ? rect(-152, -140, 206, 116, COLORS.indigo) +
      line(lozenges, COLORS.white, 5) +
      shape('M-98-95l13 13-13 13-13-13zM-34-95l13 13-13 13-13-13z', COLORS.sun) +
      line('M10-116l14 12 14-12M10-92l14 12 14-12M10-68l14 12 14-12', COLORS.white, 5)
    : [3, 3, 2]
        .flatMap((count, row) =>
          times(count, (index) => place(anyBox(chance), -116 + index * 66 + row * 8, -26 - row * 42)),
        )
        .join('') + line('M-152-26v-36M56-26v-36', COLORS.indigo, 5);
  return bed + load + cab + wheel(-104) + wheel(-52) + wheel(100);
}

/** A library on wheels, its side open on its shelves. */
export function bookbus(chance: Chance, color: string, person: Person): string {
  const mark = color === COLORS.white || color === COLORS.sun ? COLORS.laterite : COLORS.sun;
  return [
    shape('M-150-4V-122q0-14 14-14H78q14 0 22 14l32 58v60z', color),
    shape('M70-120h14q6 0 10 7l26 48H70z', COLORS.cloth),
    driver(person, 94, -74),
    shape('M60-64h72v30H60z', color),
    rect(-130, -108, 174, 84, COLORS.night),
    rowOfBooks(chance, { x: -124, y: -68, width: 162, height: 38 }),
    rowOfBooks(chance, { x: -124, y: -26, width: 162, height: 38 }),
    rect(-130, -68, 174, 5, mark),
    shape('M-144-112q98-16 198 0l10 14H-154z', mark),
    circle(126, -24, 6, COLORS.cream),
    wheel(-94),
    wheel(92),
  ].join('');
}

/** A long wooden boat with boxes, the one who steers at its end. */
export function boat(chance: Chance, person: Person): string {
  const load = [3, 1].flatMap((count, row) =>
    times(count, (index) => place(anyBox(chance), -86 + index * 62 + row * 40, -14 - row * 42)),
  );
  return [
    ...load,
    place(bust(person, { x: 0, y: 0 }, 'M-38 110C-38 50-42 12-13-2H13C42 12 38 50 38 110z'), 118, -92, {
      scale: 0.74,
    }),
    line('M148-64 196 40', COLORS.wood, 8),
    line('M140-62h16', person.skin.base, 12),
    shape('M-196-34q62 20 184 20t206-26q-30 64-104 64H-92q-72 0-104-58z', COLORS.wood),
    line('M-150-6l12 12 12-12 12 12 12-12 12 12M40-2l12 12 12-12 12 12 12-12 12 12', COLORS.sun, 5),
  ].join('');
}

/** A ship laden with containers, its keel on 0. */
export function ship(chance: Chance, hull: string): string {
  const colors = [COLORS.sun, COLORS.palm, COLORS.sky, COLORS.white, COLORS.laterite, COLORS.leaf].filter(
    (color) => color !== hull,
  );
  const used = new Set<string>();
  const stacks = [5, 4, chance.int(1, 3)].flatMap((count, row) =>
    times(count, (index) => {
      if (used.size === colors.length) used.clear();
      return rect(-140 + index * 52 + row * 8, -52 - row * 33, 49, 31, chance.deal(colors, used));
    }),
  );
  return [
    ...stacks,
    rect(134, -146, 58, 126, COLORS.white),
    shape('M144-134h38v14h-38zM144-108h38v14h-38z', COLORS.indigo),
    rect(152, -180, 22, 36, hull === COLORS.laterite ? COLORS.indigo : COLORS.laterite),
    shape('M-196-22h412l-30 72h-346z', hull),
    line(
      'M-156 10l12-12 12 12-12 12zM-122 10l12-12 12 12-12 12zM-88 10l12-12 12 12-12 12z',
      COLORS.white,
      4.5,
    ),
  ].join('');
}
