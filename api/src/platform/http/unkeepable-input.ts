import { inputFaults } from '../errors/validation.fr.js';

const MOST_LEVELS = 20;
const MOST_KEY_LENGTH = 200;

interface Fault {
  path: string;
  message: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What PostgreSQL cannot keep in `value`, and where: NUL characters, halves of characters; or too many levels to look into. */
export function unkeepable(value: unknown, path: string, level = 0): Fault | null {
  if (typeof value === 'string')
    return isKeepable(value) ? null : { path, message: inputFaults.forbiddenCharacter };
  if (typeof value !== 'object' || value === null) return null;
  if (level >= MOST_LEVELS) return { path, message: inputFaults.tooDeep };
  for (const [key, inner] of Object.entries(value)) {
    if (!isKeepable(key) || key.length > MOST_KEY_LENGTH) return { path, message: inputFaults.forbiddenName };
    const fault = unkeepable(inner, path ? `${path}.${key}` : key, level + 1);
    if (fault) return fault;
  }
  return null;
}

const isKeepable = (text: string) => text.isWellFormed() && !text.includes('\u0000');
