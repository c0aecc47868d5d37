import { createHmac, randomBytes } from 'node:crypto';

/**
 * How a kind of personal data is hidden. `hidden` leaves nothing, not even that there was something; of a `label` the reference stays, up to its first comma; `key` replaces an
 * identifier that one could compute from an e-mail address.
 */
export const MASK_KINDS = [
  'name',
  'email',
  'phone',
  'postal_code',
  'text',
  'label',
  'hidden',
  'key',
] as const;
export type MaskKind = (typeof MASK_KINDS)[number];

export const MASKED_TEXT = '(masqué)';
const DOTS = '•••';
/** Of this process: keys tell rows apart in a list, and open nothing. */
const SALT = randomBytes(32);

/** `value` as those who may not see people read it; what is empty stays so, figures and flags too. */
export function masked(value: unknown, kind: MaskKind): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (kind === 'hidden') return Array.isArray(value) ? [] : null;
  if (Array.isArray(value)) return value.map((one) => masked(one, kind));
  if (typeof value === 'object' && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner, 'text')]));
  return typeof value === 'string' ? MASKS[kind](value) : value;
}

const MASKS: Record<Exclude<MaskKind, 'hidden'>, (value: string) => string> = {
  name: (value) =>
    value
      .split(/[\s'’-]+/u)
      .filter((word) => word !== '')
      .map((word) => `${[...word][0]!.toLocaleUpperCase('fr')}${DOTS}`)
      .join(' '),
  email: (value) => `${[...value][0]!}${DOTS}@${DOTS}`,
  phone: (value) => `•• •• •• •• ${value.replaceAll(/\D/g, '').slice(-2)}`,
  postal_code: (value) => `${value.slice(0, 2)}${DOTS}`,
  text: () => MASKED_TEXT,
  label: (value) => value.split(',')[0]!,
  key: keyOf,
};

function keyOf(value: string): string {
  const hash = createHmac('sha256', SALT).update(value).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
