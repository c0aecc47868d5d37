export type Values = Record<string, unknown>;

export interface Clash {
  field: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** What is still to be written over theirs: changed here alone, or a list or group that both changed apart. */
  write: Values;
  /** Those of `write`. */
  mine: string[];
  /** Changed by them alone. */
  theirs: string[];
  /** Changed by both, each in their own way. */
  clashes: Clash[];
}

/** Merges what two people made of the same record; `mine` holds the fields that are about to be written, `changed` those that they changed. */
export function threeWayMerge(base: Values, mine: Values, theirs: Values, changed: string[]): Merge {
  const write: Values = {};
  const clashes: Clash[] = [];
  for (const [field, value] of Object.entries(mine)) {
    const merged = mergeValue(base[field], value, theirs[field]);
    if (!merged) clashes.push({ field, mine: value, theirs: theirs[field] });
    else if (!isSame(merged.value, theirs[field])) write[field] = merged.value;
  }
  const here = [...Object.keys(write), ...clashes.map(({ field }) => field)];
  return { write, mine: Object.keys(write), theirs: changed.filter((one) => !here.includes(one)), clashes };
}

/** What both make together of a value; null where one must be chosen. */
function mergeValue(base: unknown, mine: unknown, theirs: unknown): { value: unknown } | null {
  if (isSame(mine, base)) return { value: theirs };
  if (isSame(theirs, base) || isSame(mine, theirs)) return { value: mine };
  if (isSet(base) && isSet(mine) && isSet(theirs)) return mergeSets(base, mine, theirs);
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) return mergeGroups(base, mine, theirs);
  return null;
}

function mergeGroups(base: Values, mine: Values, theirs: Values): { value: Values } | null {
  const value: Values = {};
  for (const key of Object.keys({ ...theirs, ...mine })) {
    const merged = mergeValue(base[key], mine[key], theirs[key]);
    if (!merged) return null;
    value[key] = merged.value;
  }
  return { value };
}

/** What each added and removed; an order that either changed cannot be merged. */
function mergeSets(base: unknown[], mine: unknown[], theirs: unknown[]): { value: unknown[] } | null {
  const keepsOrder = (list: unknown[]) =>
    isSame(
      base.filter((one) => list.includes(one)),
      list.filter((one) => base.includes(one)),
    );
  if (!keepsOrder(mine) || !keepsOrder(theirs)) return null;
  const kept = theirs.filter((one) => mine.includes(one) || !base.includes(one));
  const added = mine.filter((one) => !base.includes(one) && !theirs.includes(one));
  return { value: [...kept, ...added] };
}

/** Nothing is the same, whether it is said by null, an empty text or an empty list. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, plain(one)] as const);
  return Object.fromEntries(
    entries.filter(([, one]) => one !== null).toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of numbers or words, each there once. */
const isSet = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((one) => typeof one === 'number' || typeof one === 'string');
