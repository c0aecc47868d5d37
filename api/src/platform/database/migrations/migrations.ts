import { Foundation1790000000000 } from './1790000000000-foundation.js';

/** Every migration, in the order in which they run. */
export const migrations = [Foundation1790000000000];
