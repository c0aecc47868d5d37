import { STRIPE_LIMITS as LIMITS } from './stripe-limits.ts';
import { refuse } from './stripe-refusal.ts';

export type Form = { [name: string]: Form | string };
/** Reads a value of a form, or throws Stripe's refusal of it. */
export type Shape = ((value: Form | string, param: string) => any) & { isRequired?: true };
export type Fields = Record<string, Shape>;

/** `a[b][0]=c` as Stripe's library writes it, in objects whose lists are objects with numbers for names. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter((part, at) => part !== '' || at === 0);
    let inside = form;
    for (const part of path.slice(0, -1)) {
      const next = (inside[part] ??= {});
      if (typeof next === 'string') throw refuse.invalid(`Invalid object`, { param: name });
      inside = next;
    }
    const last = name.endsWith('[]')
      ? String(Object.keys((inside[path.at(-1)!] ??= {})).length)
      : path.at(-1)!;
    const target = name.endsWith('[]') ? (inside[path.at(-1)!] as Form) : inside;
    target[last] = value;
  }
  return form;
}

/** The values of a form whose fields are all known, and none of whose required ones is missing. */
export function readFields(form: Form | string, fields: Fields, within = ''): any {
  if (typeof form === 'string') throw refuse.invalid('Invalid object', { param: within });
  const nameOf = (name: string) => (within ? `${within}[${name}]` : name);
  for (const name of Object.keys(form)) if (!fields[name]) throw refuse.unknown(nameOf(name));
  for (const [name, shape] of Object.entries(fields))
    if (shape.isRequired && form[name] === undefined) throw refuse.missing(nameOf(name));
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, fields[name]!(value, nameOf(name))]),
  );
}

export const required = (shape: Shape): Shape =>
  Object.assign((value: Form | string, param: string) => shape(value, param), { isRequired: true as const });

export const text =
  (most = 5000): Shape =>
  (value, param) => {
    if (typeof value !== 'string') throw refuse.invalid('Invalid string', { param });
    if (value === '')
      throw refuse.invalid('You passed an empty string.', { code: 'parameter_invalid_empty', param });
    if (value.length > most)
      throw refuse.invalid('Invalid string: too long', { code: 'parameter_invalid_string_blank', param });
    return value;
  };

export const integer =
  (least: number, most: number = LIMITS.most): Shape =>
  (value, param) => {
    if (typeof value !== 'string' || !/^-?\d+$/.test(value))
      throw refuse.invalid('Invalid integer', { code: 'parameter_invalid_integer', param });
    const number = Number(value);
    if (number < least)
      throw refuse.invalid(`This value must be at least ${least}.`, { code: 'amount_too_small', param });
    if (number > most) throw refuse.invalid('This value is too large.', { code: 'amount_too_large', param });
    return number;
  };

export const flag: Shape = (value, param) => {
  if (value !== 'true' && value !== 'false') throw refuse.invalid('Invalid boolean', { param });
  return value === 'true';
};

export const oneOf =
  (...values: string[]): Shape =>
  (value, param) => {
    if (!values.includes(value as string))
      throw refuse.invalid(`Invalid ${param}: must be one of ${values.join(', ')}`, { param });
    return value;
  };

export const url: Shape = (value, param) => {
  const address = text(LIMITS.url)(value, param) as string;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw refuse.invalid('Not a valid URL', { code: 'url_invalid', param });
  return address;
};

export const email: Shape = (value, param) => {
  const address = text(LIMITS.customer_email)(value, param) as string;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw refuse.invalid(`Invalid email address: ${address}`, { code: 'email_invalid', param });
  return address;
};

export const object =
  (fields: Fields): Shape =>
  (value, param) =>
    readFields(value, fields, param);

export const list =
  (shape: Shape, most = 100): Shape =>
  (value, param) => {
    if (typeof value === 'string') throw refuse.invalid('Invalid array', { param });
    const values = Object.entries(value);
    if (values.length > most) throw refuse.invalid(`Array must have at most ${most} elements`, { param });
    if (values.some(([at], index) => at !== String(index))) throw refuse.invalid('Invalid array', { param });
    return values.map(([at, one]) => shape(one, `${param}[${at}]`));
  };

/** Empty to take it away. */
export const emptyOr =
  (shape: Shape): Shape =>
  (value, param) =>
    value === '' ? null : shape(value, param);

export const metadata: Shape = (value, param) => {
  if (typeof value === 'string') throw refuse.invalid('Invalid metadata', { param });
  const entries = Object.entries(value);
  const { keys, name, value: most } = LIMITS.metadata;
  if (entries.length > keys) throw refuse.invalid(`Metadata can have up to ${keys} keys`, { param });
  for (const [key, one] of entries)
    if (key.length > name || typeof one !== 'string' || one.length > most)
      throw refuse.invalid(`Metadata keys have up to ${name} characters, values up to ${most}`, { param });
  return value;
};
