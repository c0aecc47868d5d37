import type { CallingStaff } from '../platform/http/audience.js';

/** Names, telephones, streets and notes are for administrators; others read states, towns and boxes. */
export function seesPeople({ role }: Pick<CallingStaff, 'role'>): boolean {
  return role === 'administrateur';
}
