/** Keeps a text readable over lines. */
export const haloOf = (paper: string) =>
  ({ stroke: paper, strokeWidth: 3, paintOrder: 'stroke', strokeLinejoin: 'round' }) as const;
