import { inputFaults } from '../errors/validation.fr.js';

export const INPUT_LIMITS = { levels: 20, names: 200, values: 5_000, nameLength: 200 } as const;

interface Fault {
  path: string;
  message: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What PostgreSQL cannot keep in `value`, and where: NUL characters, halves of characters; or more levels, names in
 * one object or values in all than any form has. class-transformer takes time that grows with the square of the names.
 */
export function unkeepable(value: unknown, path: string): Fault | null {
  return faultIn(value, path, 0, { values: 0 });
}

function faultIn(value: unknown, path: string, level: number, seen: { values: number }): Fault | null {
  if (typeof value === 'string')
    return isKeepable(value) ? null : { path, message: inputFaults.forbiddenCharacter };
  if (typeof value !== 'object' || value === null) return null;
  if (level >= INPUT_LIMITS.levels) return { path, message: inputFaults.tooDeep };
  const keys = Object.keys(value);
  seen.values += keys.length;
  if (seen.values > INPUT_LIMITS.values)
    return { path, message: inputFaults.tooManyValues(INPUT_LIMITS.values) };
  if (!Array.isArray(value) && keys.length > INPUT_LIMITS.names)
    return { path, message: inputFaults.tooManyNames(INPUT_LIMITS.names) };
  for (const key of keys) {
    if (!isKeepable(key) || key.length > INPUT_LIMITS.nameLength)
      return { path, message: inputFaults.forbiddenName };
    const inner = (value as Record<string, unknown>)[key];
    const fault = faultIn(inner, path ? `${path}.${key}` : key, level + 1, seen);
    if (fault) return fault;
  }
  return null;
}

const isKeepable = (text: string) => text.isWellFormed() && !text.includes('\u0000');
