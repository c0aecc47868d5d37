import type { Chance } from '../chance.js';
import { COLORS } from '../colors.js';
import { circle, ellipse, line, place, rect, shape, times } from '../marks.js';

/** A box of books, 60 wide, on 0. */
export function box(fill: string, mark: string): string {
  return (
    shape('M-30-42h60V0h-60z', fill) +
    line('M-30-28h60M-7-42v14h14v-14', mark, 3.5) +
    shape('M0-22l8 8-8 8-8-8z', mark)
  );
}

export const BOX_FILLS = [COLORS.card, COLORS.cream, COLORS.peach, COLORS.white] as const;
const BOX_MARKS = [COLORS.laterite, COLORS.palm, COLORS.blue] as const;

export const anyBox = (chance: Chance) => box(chance.pick(BOX_FILLS), chance.pick(BOX_MARKS));

/** A heap of boxes on the ground: so many in the lowest row. */
export function boxes(chance: Chance, x: number, y: number, { rows = [2, 1], scale = 1 } = {}): string {
  return rows
    .flatMap((count, row) =>
      times(count, (index) =>
        place(
          anyBox(chance),
          x + (index - (count - 1) / 2) * 64 * scale + chance.int(-3, 3),
          y - row * 42 * scale,
          { scale },
        ),
      ),
    )
    .join('');
}

export const LAMP =
  line('M-18 0H14M0 0V-46l-14-20', COLORS.indigo, 5) + shape('M-40-62l22-28 24 22z', COLORS.laterite);
export const PLANT =
  shape('M-15-26h30l-4 26h-22z', COLORS.gold) +
  shape('M0-26q-28-4-30-34 26 4 30 34 0-34 18-44 12 28-18 44 4-20 34-20-6 22-34 20z', COLORS.palm);
export const GLOBE =
  line('M-14-54a34 34 0 1 0 34 52M-2 4V14M-20 16H18', COLORS.gold, 5) +
  circle(0, -26, 24, COLORS.blue) +
  shape('M-6-44q12-4 14 6-2 6 4 12 4 8-4 18-8 4-8-8-8-4-12-12-2-12 6-16z', COLORS.mint);
/** A laptop from behind, its lid towards us. */
export const LAPTOP_LID =
  shape('M-40-46h80l4 46h-88z', COLORS.sky) +
  shape('M0-30l8 8-8 8-8-8z', COLORS.white) +
  rect(-50, 0, 100, 6, COLORS.white);
export const CUP = rect(-8, -16, 16, 16, COLORS.white) + line('M8-12q8 0 6 6-2 4-6 2', COLORS.white, 3);

/** Small flags on a string from one side to the other. */
export function bunting(chance: Chance, y: number): string {
  const first = chance.int(0, 3);
  const colors = [COLORS.laterite, COLORS.sun, COLORS.palm, COLORS.blue].map(
    (_, index, all) => all[(first + index) % 4]!,
  );
  const flag = (index: number) => {
    const x = 20 + index * 64;
    return `M${x} ${Math.round(y + 34 * Math.sin((Math.PI * (x + 14)) / 640))}h28l-14 26z`;
  };
  const flags = colors.map((color, turn) =>
    shape(
      [turn, turn + 4, turn + 8]
        .filter((index) => index < 10)
        .map(flag)
        .join(''),
      color,
    ),
  );
  return line(`M0 ${y}Q320 ${y + 68} 640 ${y}`, COLORS.ink, 2) + flags.join('');
}

/** A woven mat, seen flat. */
export function mat(x: number, y: number, width: number, color: string): string {
  const border = color === COLORS.white || color === COLORS.sun ? COLORS.indigo : COLORS.white;
  const edge = `<ellipse cx="${x}" cy="${y}" rx="${width - 20}" ry="16" fill="none" stroke="${border}" stroke-width="4" stroke-dasharray="0 11"/>`;
  return ellipse(x, y, width, 24, color) + edge;
}

/** A table with a front, its top at y. */
export const table = (x: number, y: number, width: number, top: string, foot: string) =>
  line(`M${x + 16} ${y}v90M${x + width - 16} ${y}v90`, foot, 10) +
  rect(x + 12, y + 12, width - 24, 34, foot) +
  rect(x, y, width, 12, top);

/** A counter with lozenges, its top at y. */
export function counter(x: number, y: number, width: number, color: string): string {
  const lozenges = times(
    Math.floor((width - 30) / 56),
    (index) => `M${x + 26 + index * 56} ${y + 56}l20-20 20 20-20 20z`,
  );
  return (
    rect(x + 8, y + 12, width - 16, 92, color) +
    line(lozenges.join(''), COLORS.sun, 4) +
    rect(x, y, width, 14, COLORS.white)
  );
}

export const BIKE =
  line(
    'M-56-22a22 22 0 1 0 44 0 22 22 0 1 0-44 0zM14-22a22 22 0 1 0 44 0 22 22 0 1 0-44 0z',
    COLORS.night,
    4,
  ) + line('M-34-22-12-52H22L36-22 2-22-12-52M2-22 22-52 18-64H32M-20-56H-4', COLORS.blue, 5);
export const HEN =
  shape('M-16-6Q-22-26-30-30q16-2 22 8 14-2 16-18 12 2 10 18Q16-2 0-2t-16-4z', COLORS.white) +
  shape('M8-40q2-8 6-2 6-4 6 4l-4 4zM19-32l8 3-8 3z', COLORS.laterite) +
  line('M-4-2V6M6-2V6', COLORS.gold, 3);
