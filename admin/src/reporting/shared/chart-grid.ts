/** Charts two by two; those that need it take the whole width. */
export const CHART_GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'stretch',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  '& > *': { minWidth: 0 },
} as const;

/** Two by two where the first needs so many times the width of the second. */
export const unevenGrid = (ratio: number) => ({
  ...CHART_GRID,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${ratio}fr) minmax(0, 1fr)` },
});

/** One under another. */
export const STACK = { display: 'grid', gap: 2, '& > *': { minWidth: 0 } } as const;

export const WIDE = { gridColumn: '1 / -1', display: 'grid' } as const;
