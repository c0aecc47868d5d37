/** The largest number that a column of type integer holds. */
export const MAX_INT = 2_147_483_647;
