import { Foundation1790000000000 } from './1790000000000-foundation.js';
import { Publishing1790000001000 } from './1790000001000-publishing.js';
import { Settings1790000003500 } from './1790000003500-settings.js';

/** Every migration, in the order in which they run. */
export const migrations = [Foundation1790000000000, Publishing1790000001000, Settings1790000003500];
