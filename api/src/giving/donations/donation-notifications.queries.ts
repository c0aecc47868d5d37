import { query } from '../../platform/database/query.js';

/** Whether money of this mode counts in this installation. */
export const isCounted = query('SELECT is_counted($1) AS is_counted', ['text'], { is_counted: 'boolean' });
