import type { QuickFilter } from './QuickFilters';

/** A criterion that one tap sets. */
export interface QuickChoice<Name extends string> {
  name: Name;
  value: string;
  label: string;
  count?: number | undefined;
}

type Filters<Name extends string> = Partial<Record<Name | 'page', string>>;

/** The quick filters of a list as it is asked now; each leads to its first page. */
export function quickFiltersOf<Name extends string>(
  choices: readonly QuickChoice<Name>[],
  filters: Filters<Name>,
  addressOf: (asked: Record<string, string>) => string,
): QuickFilter[] {
  return choices.map(({ name, value, label, count }) => {
    const isOn = filters[name] === value;
    const asked = Object.entries<string | undefined>(filters).flatMap(([key, set]) =>
      set && key !== 'page' && key !== name ? [[key, set]] : [],
    );
    const changed = isOn ? asked : [...asked, [name, value]];
    return { label, isOn, count, to: addressOf(Object.fromEntries(changed)) };
  });
}

/** How many of these criteria are set; those that a quick filter shows as set are not counted again. */
export function countSet<Name extends string>(
  names: readonly Name[],
  filters: Filters<Name>,
  choices: readonly QuickChoice<Name>[],
): number {
  const isQuick = (name: Name) => choices.some((one) => one.name === name && one.value === filters[name]);
  return names.filter((name) => filters[name] && !isQuick(name)).length;
}
