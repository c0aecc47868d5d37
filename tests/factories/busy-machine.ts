/** Limits that a busy machine does not meet, and so few connections that a server has them for every file of two runs. */
export const OF_A_BUSY_MACHINE = { PATIENCE: '4', DATABASE_POOL_SIZE: '4' };
