/** What was typed in a field, without the spaces around it; react-admin holds nothing for an emptied one. */
export const trimmed = (typed: unknown): string => (typeof typed === 'string' ? typed.trim() : '');
