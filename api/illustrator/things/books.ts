import type { Chance } from '../chance.js';
import { COLORS } from '../colors.js';
import { line, rect, round, shape } from '../marks.js';

const SPINES = [COLORS.sun, COLORS.laterite, COLORS.sky, COLORS.palm, COLORS.white, COLORS.leaf, COLORS.blue];

/** Books on a shelf whose board is at y: upright, leaning, lying, with gaps; one path for each colour. */
function spines(chance: Chance, { x, y, width, height }: Box, colors: readonly string[]): string {
  const paths = new Map<string, string>();
  const add = (d: string) => {
    const color = chance.pick(colors.filter((other) => other !== last));
    last = color;
    paths.set(color, `${paths.get(color) ?? ''}${d}`);
  };
  const end = x + width;
  let last = '';
  let at = x;
  while (at < end - 10) {
    const tall = Math.round(height * (0.62 + chance.int(0, 30) / 100));
    const kind = chance.int(0, 14);
    if (kind === 0 && at + 34 < end) {
      add(`M${round(at + 12)} ${round(y - tall)}l11 3-12 ${tall - 3}h-11z`);
      at += 26;
    } else if (kind === 1 && at + 42 < end) {
      add(`M${round(at)} ${round(y)}v-11h36v11z`);
      add(`M${round(at + 3)} ${round(y - 11)}v-11h30v11z`);
      at += 42;
    } else {
      const wide = Math.min(chance.int(9, 17), end - at);
      add(`M${round(at)} ${round(y)}v${-tall}h${round(wide)}v${tall}z`);
      at += wide + (kind === 2 ? 12 : 1.5);
    }
  }
  return [...paths].map(([color, d]) => shape(d, color)).join('');
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Shelf {
  x: number;
  y: number;
  width: number;
  rows: number;
  rowHeight: number;
  frame: string;
}

/** A bookcase; a pale one has pale backs, any other one is dark inside. */
export function bookcase(chance: Chance, { x, y, width, rows, rowHeight, frame }: Shelf): string {
  const back = frame === COLORS.white ? COLORS.cloth : COLORS.night;
  const colors = SPINES.filter((color) => color !== (frame === COLORS.white ? COLORS.white : COLORS.blue));
  const shelves = Array.from({ length: rows }, (_, row) => {
    const top = y + 10 + row * rowHeight;
    const books = { x: x + 12, y: top + rowHeight - 10, width: width - 24, height: rowHeight - 12 };
    return rect(x + 9, top, width - 18, rowHeight - 10, back) + spines(chance, books, colors);
  });
  return rect(x, y, width, rows * rowHeight + 10, frame) + shelves.join('');
}

/** One row of books, without a case. */
export const rowOfBooks = (chance: Chance, box: Box) => spines(chance, box, SPINES);

/** Books lying on one another, the lowest at y. */
export function pile(chance: Chance, x: number, y: number, count: number): string {
  const used = new Set<string>();
  let top = y;
  return Array.from({ length: count }, () => {
    const [wide, high] = [chance.int(40, 58), chance.int(10, 14)];
    top -= high;
    return rect(x - wide / 2 + chance.int(-4, 4), top, wide, high, chance.deal(SPINES.slice(0, 6), used));
  }).join('');
}

const COVERS = [COLORS.laterite, COLORS.palm, COLORS.sun, COLORS.blue, COLORS.sky] as const;

/** A book held up to read, its cover towards us, around 0, 0; never of the reader's own colours. */
export function heldBook(chance: Chance, avoid: string): string {
  const cover = chance.pick(COVERS.filter((color) => color !== avoid));
  const mark = cover === COLORS.sun || cover === COLORS.sky ? COLORS.indigo : COLORS.cream;
  const marks = [
    shape('M20 4l9 11-9 11-9-11z', mark),
    line('M10 4h20M10 13h20', mark, 3),
    line('M12 14a8 8 0 1 0 16 0 8 8 0 1 0-16 0z', mark, 3.5),
  ];
  return (
    shape('M0-10-38-16V0H38V-16z', COLORS.white) +
    shape('M0-6-42-13V32L0 39 42 32V-13z', cover) +
    line('M0-3V36', mark, 2) +
    chance.pick(marks)
  );
}

/** Pages that lie open, towards us. */
export const OPEN_BOOK =
  shape('M0 8Q-22-4-46 2V32Q-22 26 0 38 22 26 46 32V2Q22-4 0 8z', COLORS.sky) +
  shape('M0 4Q-20-8-42-2V25Q-20 19 0 31 20 19 42 25V-2Q20-8 0 4z', COLORS.white) +
  line('M0 6V28M-32 6q12-2 22 3M-32 14q12-2 22 3M10 9q10-5 22-3M10 17q10-5 22-3', COLORS.sky, 2.5);

/** A closed book for one or two hands, around 0, 0. */
export function closedBook(chance: Chance, avoid: string): string {
  const cover = chance.pick(COVERS.filter((color) => color !== avoid));
  const mark = cover === COLORS.sun || cover === COLORS.sky ? COLORS.indigo : COLORS.cream;
  return (
    rect(-30, -18, 60, 38, cover) + rect(-30, 14, 60, 6, COLORS.white) + shape('M0-12l8 10-8 10-8-10z', mark)
  );
}
