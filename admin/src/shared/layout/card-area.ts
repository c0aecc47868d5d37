/** The inside of a card that is a link: its lines from left to right, over its whole width. */
export const CARD_AREA = {
  p: 1.5,
  display: 'grid',
  gap: 0.75,
  justifyItems: 'start',
  justifyContent: 'stretch',
} as const;
