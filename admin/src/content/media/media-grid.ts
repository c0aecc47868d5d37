/** A picture with its facts beside it, or under it on a narrow screen. */
export const MEDIA_GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
} as const;
