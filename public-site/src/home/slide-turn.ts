export const SLIDE_MS = 4_000;

export interface SlideshowMotion {
  /** By the pause button. */
  isPaused: boolean;
  /** A pointer or the keyboard is on it. */
  isHeld: boolean;
  isMotionReduced: boolean;
}

/** Whether the next slide comes by itself. */
export function advances({ isPaused, isHeld, isMotionReduced }: SlideshowMotion): boolean {
  return !isPaused && !isHeld && !isMotionReduced;
}

/** The slide `step` further on, round and round. */
export function turned(current: number, step: number, count: number): number {
  return (((current + step) % count) + count) % count;
}
