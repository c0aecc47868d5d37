import { query } from '../database/query.js';

export const ping = query('SELECT', []);
