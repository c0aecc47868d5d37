import {
  COLLECTED_MESSAGES,
  CONTENTS_OF,
  PHYSICAL_DONATION_LIMITS,
  type CollectedItem,
  type PhysicalDonationType,
} from '@livres/api/contract';

/** What was typed for each category of a type of donation. */
export type Quantities = Record<string, string>;

export const categoriesOf = (kind: PhysicalDonationType): readonly string[] => CONTENTS_OF[kind];

export function quantitiesOf(collected: readonly CollectedItem[]): Quantities {
  return Object.fromEntries(collected.map(({ category, quantity }) => [category, String(quantity)]));
}

/** What is to be sent; empty and zero are left out. */
export function collectedOf(kind: PhysicalDonationType, typed: Quantities): CollectedItem[] {
  return categoriesOf(kind)
    .map((category) => ({ kind, category, quantity: Number(typed[category]?.trim() || 0) }))
    .filter(({ quantity }) => quantity !== 0);
}

/** One sentence a category that holds no whole number from 1, and one for nothing at all under `collected`. */
export function collectedFaults(kind: PhysicalDonationType, typed: Quantities): Record<string, string> {
  const items = collectedOf(kind, typed);
  if (items.length === 0) return { collected: COLLECTED_MESSAGES.missing };
  return Object.fromEntries(
    items
      .filter(({ quantity }) => !isQuantity(quantity))
      .map(({ category }) => [category, COLLECTED_MESSAGES.quantity]),
  );
}

const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= PHYSICAL_DONATION_LIMITS.quantity;
