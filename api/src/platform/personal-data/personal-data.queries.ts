import { query } from '../database/query.js';

/** Why this transaction takes out of tables what the database keeps there otherwise: a person asked, or its time is over. */
export const allowErasing = query(`SET LOCAL livres.personal_data = 'erasing'`, []);
export const allowExpiry = query(`SET LOCAL livres.personal_data = 'expired'`, []);
