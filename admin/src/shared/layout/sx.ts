export const DIVIDED_LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Both ends of a line at both ends of its room. */
export const SPREAD_LINE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
} as const;

export const SPREAD_HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  my: 2,
} as const;

/** Two columns on wide screens. */
export const TWO_COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** The tables of a panel, two side by side on screens that are not narrow. */
export const TABLES = {
  display: 'grid',
  gap: 3,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** A line whose parts go below one another where there is no room. */
export const WRAPPED_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

export const TILES = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
} as const;

/** What can be moved by hand. */
export const GRAB = { cursor: 'grab', '&:active': { cursor: 'grabbing' } } as const;
