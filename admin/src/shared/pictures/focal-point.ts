export interface FocalPoint {
  focal_x: number;
  focal_y: number;
}

export const CENTRE: FocalPoint = { focal_x: 0.5, focal_y: 0.5 };

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** The point of a picture at a place on the screen. */
export function focalPointAt(place: { x: number; y: number }, frame: DOMRect): FocalPoint {
  return {
    focal_x: within((place.x - frame.left) / frame.width),
    focal_y: within((place.y - frame.top) / frame.height),
  };
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point after a key; null where the key does not move it. */
export function focalPointAfterKey(point: FocalPoint, key: string, large: boolean): FocalPoint | null {
  const step = STEPS[key];
  if (!step) return null;
  const size = large ? 0.1 : 0.02;
  return { focal_x: within(point.focal_x + step[0] * size), focal_y: within(point.focal_y + step[1] * size) };
}
