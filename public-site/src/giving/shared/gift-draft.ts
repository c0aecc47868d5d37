/** Under which the form of a gift is kept in its tab, until the gift is paid. */
export const GIFT_DRAFT = 'don';
