export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cuts a frame into areas as large as these values, as near to squares as may be; values are above zero, the greatest first. */
export function treemapLayout(values: readonly number[], frame: { width: number; height: number }): Area[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  const unit = (frame.width * frame.height) / whole;
  const areas: Area[] = [];
  let rest: Area = { x: 0, y: 0, ...frame };
  let sizes = values.map((value) => value * unit);
  while (sizes.length > 0) {
    const count = bestStrip(sizes, Math.min(rest.width, rest.height));
    const strip = sizes.slice(0, count);
    areas.push(...stripAreas(strip, rest));
    rest = leftOf(rest, sum(strip));
    sizes = sizes.slice(count);
  }
  return areas;
}

/** How many of the first sizes share a strip along a side, before they become too long. */
function bestStrip(sizes: readonly number[], side: number): number {
  let count = 1;
  while (
    count < sizes.length &&
    worstRatio(sizes.slice(0, count + 1), side) <= worstRatio(sizes.slice(0, count), side)
  )
    count += 1;
  return count;
}

function worstRatio(strip: readonly number[], side: number): number {
  const depth = sum(strip) / side;
  return Math.max(...strip.map((size) => Math.max((depth * depth) / size, size / (depth * depth))));
}

function stripAreas(strip: readonly number[], { x, y, width, height }: Area): Area[] {
  const isColumn = width >= height;
  const depth = sum(strip) / (isColumn ? height : width);
  let along = 0;
  return strip.map((size) => {
    const length = size / depth;
    const area = isColumn
      ? { x, y: y + along, width: depth, height: length }
      : { x: x + along, y, width: length, height: depth };
    along += length;
    return area;
  });
}

function leftOf({ x, y, width, height }: Area, used: number): Area {
  if (width >= height) return { x: x + used / height, y, width: width - used / height, height };
  return { x, y: y + used / width, width, height: height - used / width };
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
