type Box = readonly [left: number, top: number, right: number, bottom: number];
export type Point = readonly [x: number, y: number];

export interface MapFrame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** About a pixel of the map between a phone and a wide screen. */
  unit: number;
}

/** What the page leaves for the map, whatever it shows. */
const PROPORTION = 4 / 3;
const SHOWN_WIDTH = 480;
const LEAST_WIDTH = 420;
const MARGIN = 40;
const AFRICA: Box = [270, 250, 1000, 1080];

/** The radius of a mark, in units of the frame. */
export const MARK_RADIUS = 12;

/** A frame around these countries, with something of their neighbours; around Africa where there are none. */
export function frameAround(boxes: readonly Box[]): MapFrame {
  const [left, top, right, bottom] = boxes.length > 0 ? union(boxes) : AFRICA;
  const [wide, high] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  const width = Math.ceil(Math.max(LEAST_WIDTH, wide, high * PROPORTION));
  const height = Math.ceil(width / PROPORTION);
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width,
    height,
    unit: Math.round((width / SHOWN_WIDTH) * 100) / 100,
  };
}

/** Whether something of `box` is in the frame. */
export function isSeen([left, top, right, bottom]: Box, { x, y, width, height }: MapFrame): boolean {
  return left < x + width && right > x && top < y + height && bottom > y;
}

function union(boxes: readonly Box[]): Box {
  const side = (index: 0 | 1 | 2 | 3) => boxes.map((box) => box[index]);
  return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))];
}

/** Where the marks of these points go: on them, or as near as leaves each to be read. */
export function markPlaces(points: readonly Point[], { unit }: MapFrame): Point[] {
  const apart = (2 * MARK_RADIUS + 2) * unit;
  const places = points.map(([x, y]) => ({ x, y }));
  for (let round = 0; round < 60; round += 1) {
    let isStill = true;
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x || 0.1, other.y - one.y];
        const gap = Math.hypot(dx, dy);
        if (gap >= apart - 0.1) continue;
        const push = (apart - gap) / 2 / gap;
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
        isStill = false;
      }
    if (isStill) break;
  }
  return places.map(({ x, y }) => [Math.round(x), Math.round(y)]);
}
