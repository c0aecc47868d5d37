/** Coordinates are whole or have one decimal: the eye sees no more, and files stay small. */
export const round = (value: number) => Math.round(value * 10) / 10;

export const shape = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return shape(`M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`, fill);
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}"${more} d="${d}"/>`;
}

/** Dots along a path. */
export const dots = (d: string, stroke: string, size: number, gap: number) =>
  line(d, stroke, size, ` stroke-dasharray="0 ${gap}"`);

interface Place {
  scale?: number;
  flip?: boolean;
  turn?: number;
}

/** Moves, then turns, then sizes what is drawn around 0, 0. */
export function place(
  inner: string,
  x: number,
  y: number,
  { scale = 1, flip, turn = 0 }: Place = {},
): string {
  const size = Math.round(scale * 100) / 100;
  const parts = [`translate(${round(x)} ${round(y)})`];
  if (turn) parts.push(`rotate(${turn})`);
  if (flip) parts.push(`scale(${-size} ${size})`);
  else if (size !== 1) parts.push(`scale(${size})`);
  return `<g transform="${parts.join('')}">${inner}</g>`;
}

/** So many values, each made from its place. */
export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
