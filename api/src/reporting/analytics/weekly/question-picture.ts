import sharp from 'sharp';
import { drawnText, fittingText, textWidth, type TextStyle } from './drawn-text.js';
import type { QuestionLine } from './question-lines.js';
import { valueText, weeklyTexts as texts } from './weekly-email.content.js';

type Unit = 'euros' | 'count';
export interface Drawn {
  lines: readonly QuestionLine[];
  unit: Unit;
  isCurve: boolean;
}

/** Half again as wide as it is shown: on a telephone its words are still read. */
const WIDTH = 768;
const COLORS = {
  now: '#343d96',
  area: '#e4e7f7',
  before: '#6d7294',
  text: '#14172e',
  quiet: '#4a4f6e',
  grid: '#d9ddf0',
};
const SMALL: TextStyle = { size: 24, color: COLORS.quiet };
const NAME: TextStyle = { size: 26, color: COLORS.text };
const VALUE: TextStyle = { size: 26, color: COLORS.text, weight: 'bold', anchor: 'end' };

/** The answer as a PNG. */
export const questionPicture = (drawn: Drawn): Promise<Buffer> =>
  sharp(Buffer.from(drawn.isCurve ? curveSvg(drawn) : barsSvg(drawn)))
    .png({ palette: true })
    .toBuffer();

const BAR = { row: 70, height: 18, left: 8, right: WIDTH - 8 };

/** Bars with the name above each and its value at the end; what was before is a mark across. */
export function barsSvg({ lines, unit }: Drawn): string {
  const most = Math.max(1, ...lines.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const width = (value: number | null) => Math.max(0, ((value ?? 0) / most) * (BAR.right - BAR.left));
  const drawn = lines.map(({ label, value, before }, index) => {
    const top = index * BAR.row + 8;
    const said = valueText(value, unit);
    const name = fittingText(label, BAR.right - BAR.left - textWidth(said, VALUE) - 32, NAME);
    const mark =
      before === null
        ? ''
        : `<rect x="${BAR.left + width(before) - 2}" y="${top + 33}" width="5" height="${BAR.height + 6}" fill="${COLORS.before}" stroke="#ffffff" stroke-width="2"/>`;
    return [
      drawnText(name, BAR.left, top + 24, NAME),
      drawnText(said, BAR.right, top + 24, VALUE),
      `<rect x="${BAR.left}" y="${top + 36}" width="${BAR.right - BAR.left}" height="${BAR.height}" rx="4" fill="${COLORS.area}"/>`,
      `<rect x="${BAR.left}" y="${top + 36}" width="${width(value).toFixed(1)}" height="${BAR.height}" rx="4" fill="${COLORS.now}"/>`,
      mark,
    ].join('');
  });
  const height = lines.length * BAR.row + 16;
  const hasBefore = lines.some(({ before }) => before !== null);
  return svg(height + (hasBefore ? 40 : 0), [
    ...drawn,
    ...(hasBefore
      ? [
          legendOf(
            height + 20,
            (y) => `<rect x="${BAR.left + 14}" y="${y - 22}" width="4" height="28" fill="${COLORS.before}"/>`,
          ),
        ]
      : []),
  ]);
}

const PLOT = { top: 24, bottom: 400, right: WIDTH - 16 };
const HEIGHT = 500;

/** A line for the period over a dashed one for what was before. */
export function curveSvg({ lines, unit }: Drawn): string {
  const values = lines.flatMap(({ value, before }) => [value ?? 0, before ?? 0]);
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const ticks = least < 0 ? [least, 0, most] : [0, most / 2, most];
  const said = ticks.map((tick) => valueText(unit === 'count' ? Math.round(tick) : round(tick), unit));
  const left = 16 + Math.max(...said.map((text) => textWidth(text, SMALL)));
  const x = (index: number) => left + 12 + (index / Math.max(1, lines.length - 1)) * (PLOT.right - left - 24);
  const y = (value: number) => PLOT.bottom - ((value - least) / (most - least)) * (PLOT.bottom - PLOT.top);
  const pointsOf = (of: (line: QuestionLine) => number | null) =>
    stretchesOf(lines.map(of)).map((stretch) =>
      stretch.map(([index, value]): Point => [x(index).toFixed(1), y(value).toFixed(1)]),
    );
  const now = pointsOf(({ value }) => value);
  const before = pointsOf((line) => line.before);
  return svg(HEIGHT, [
    ...ticks.map(
      (tick, index) =>
        `<line x1="${left}" x2="${PLOT.right}" y1="${y(tick)}" y2="${y(tick)}" stroke="${COLORS.grid}" stroke-width="2"/>` +
        drawnText(said[index]!, left - 8, y(tick) + 8, { ...SMALL, anchor: 'end' }),
    ),
    ...now.map(
      (points) =>
        `<polygon points="${points[0]![0]},${y(0)} ${joined(points)} ${points.at(-1)![0]},${y(0)}" fill="${COLORS.area}"/>`,
    ),
    ...before.map((points) =>
      lineOf(
        points,
        `fill="none" stroke="${COLORS.before}" stroke-width="4" stroke-dasharray="10 8"`,
        COLORS.before,
      ),
    ),
    ...now.map((points) =>
      lineOf(
        points,
        `fill="none" stroke="${COLORS.now}" stroke-width="6" stroke-linejoin="round"`,
        COLORS.now,
      ),
    ),
    ...namedSteps(lines.length).map(({ index, anchor }) =>
      drawnText(lines[index]!.label, x(index), PLOT.bottom + 36, { ...SMALL, anchor }),
    ),
    before.length > 0 &&
      legendOf(
        HEIGHT - 20,
        (at) =>
          `<line x1="8" x2="52" y1="${at - 8}" y2="${at - 8}" stroke="${COLORS.before}" stroke-width="4" stroke-dasharray="10 8"/>`,
      ),
  ]);
}

type Point = readonly [x: string, y: string];

const joined = (points: readonly Point[]) => points.map((point) => point.join(',')).join(' ');

/** A stretch of one step has no line: it is a point. */
const lineOf = (points: readonly Point[], look: string, color: string) =>
  points.length === 1
    ? `<circle cx="${points[0]![0]}" cy="${points[0]![1]}" r="6" fill="${color}"/>`
    : `<polyline points="${joined(points)}" ${look}/>`;

/** What is known in a row, with the number of each step; a line does not go on over what is not known. */
function stretchesOf(values: readonly (number | null)[]): [index: number, value: number][][] {
  const stretches: [number, number][][] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    if (index === 0 || values[index - 1] === null) stretches.push([]);
    stretches.at(-1)!.push([index, value]);
  }
  return stretches;
}

/** The first step, the middle one and the last are named. */
function namedSteps(count: number): { index: number; anchor: 'start' | 'middle' | 'end' }[] {
  if (count === 1) return [{ index: 0, anchor: 'start' }];
  const ends = [
    { index: 0, anchor: 'start' as const },
    { index: count - 1, anchor: 'end' as const },
  ];
  return count < 5 ? ends : [...ends, { index: Math.floor((count - 1) / 2), anchor: 'middle' }];
}

const legendOf = (y: number, mark: (y: number) => string) =>
  mark(y) + drawnText(texts.previous, 64, y, SMALL);

const round = (value: number) => (Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 100) / 100);

const svg = (height: number, parts: readonly (string | false)[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#ffffff"/>${parts.filter(Boolean).join('')}</svg>`;
