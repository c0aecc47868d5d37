/** Limits that a busy machine does not meet. */
export const OF_A_BUSY_MACHINE = { PATIENCE: '4' };
