/** Buttons beside each other; one above the other on a phone. */
export const ROW = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  gap: 1,
  mt: 2.5,
} as const;
