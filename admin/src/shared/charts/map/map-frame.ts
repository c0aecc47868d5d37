import type { Box, Point } from './country-shapes';
import type { MapPlace } from './map-places';

const MARGIN = 30;
const NARROWEST = 260;
const TALLEST = 1.15;
const FLATTEST = 0.75;
const WHOLE: Box = [270, 250, 1000, 1080];

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What of the map is shown: these countries with something around them; all of it where there are none. */
export function frameOf(boxes: readonly Box[]): Frame {
  const shown = boxes.length > 0 ? boxes : [WHOLE];
  const left = Math.min(...shown.map(([x]) => x)) - MARGIN;
  const top = Math.min(...shown.map(([, y]) => y)) - MARGIN;
  const right = Math.max(...shown.map((box) => box[2])) + MARGIN;
  const bottom = Math.max(...shown.map((box) => box[3])) + MARGIN;
  const width = Math.max(NARROWEST, right - left, (bottom - top) / TALLEST);
  const height = Math.max(bottom - top, width * FLATTEST);
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width,
    height,
  };
}

export const isInFrame = ([left, top, right, bottom]: Box, { x, y, width, height }: Frame): boolean =>
  left < x + width && right > x && top < y + height && bottom > y;

const LARGEST = 13;
/** Circles are smaller where the map is. */
const FULL_WIDTH = 480;
const SMALLEST = 3.5;
const LETTER = 6.6;
const LABEL_HEIGHT = 16;
const MOST_LABELS = 14;

export interface Mark {
  place: MapPlace;
  /** In pixels of the drawing. */
  at: Point;
  radius: number;
  label: { x: number; y: number; anchor: 'start' | 'end' } | null;
}

/** Circles whose areas stand for the values, and names where they cover neither each other nor a circle. */
export function placeMarks(
  places: readonly MapPlace[],
  frame: Frame,
  width: number,
  textOf: (place: MapPlace) => string,
): Mark[] {
  const scale = width / frame.width;
  const most = places[0]?.value ?? 1;
  const largest = LARGEST * Math.min(1, Math.max(0.6, width / FULL_WIDTH));
  const marks = places.map((place): Mark => ({
    place,
    at: [(place.at[0] - frame.x) * scale, (place.at[1] - frame.y) * scale],
    radius: Math.max(SMALLEST, largest * Math.sqrt(place.value / most)),
    label: null,
  }));
  const taken: Box[] = marks.map(({ at: [x, y], radius }) => [
    x - radius,
    y - radius,
    x + radius,
    y + radius,
  ]);
  for (const mark of marks.slice(0, MOST_LABELS)) {
    const free = labelBoxes(mark, textOf(mark.place).length * LETTER).find(
      ({ box }) => box[0] >= 0 && box[2] <= width && !taken.some((other) => isOver(box, other)),
    );
    if (!free) continue;
    mark.label = free.label;
    taken.push(free.box);
  }
  return marks;
}

function labelBoxes({ at: [x, y], radius }: Mark, length: number) {
  const gap = radius + 5;
  const half = LABEL_HEIGHT / 2;
  const beside = (side: 'start' | 'end', dy: number) => {
    const from = side === 'start' ? x + gap : x - gap - length;
    const box: Box = [from, y + dy - half, from + length, y + dy + half];
    return { box, label: { x: side === 'start' ? x + gap : x - gap, y: y + dy, anchor: side } };
  };
  return [0, -half, half, -LABEL_HEIGHT, LABEL_HEIGHT].flatMap((dy) => [
    beside('start', dy),
    beside('end', dy),
  ]);
}

const isOver = (one: Box, other: Box): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];
