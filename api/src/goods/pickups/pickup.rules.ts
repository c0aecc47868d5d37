import { COLLECTED_MESSAGES, CONTENTS_OF } from '../physical-donations/physical-donation-choices.contract.js';
import type { CollectedItem } from '../physical-donations/collected-item.dto.js';

/** What is wrong with what was collected, by field: each category must be one of its kind's own. */
export function collectedFaults(collected: readonly CollectedItem[]): Record<string, string> {
  return Object.fromEntries(
    collected.flatMap(({ kind, category }, index) =>
      CONTENTS_OF[kind].includes(category)
        ? []
        : [[`collected.${index}.category`, COLLECTED_MESSAGES.category]],
    ),
  );
}

/** « 80 Fiction », in the order in which it was counted; the same category twice is one line. */
export function collectedLines(
  collected: readonly CollectedItem[],
): { category: string; quantity: number }[] {
  const sums = new Map<string, number>();
  for (const { category, quantity } of collected) sums.set(category, (sums.get(category) ?? 0) + quantity);
  return [...sums].map(([category, quantity]) => ({ category, quantity }));
}

/** Where something is fetched, on one line; the country only where it is another one. */
export function addressLine(place: {
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
}): string {
  const { street_address, postal_code, city, country } = place;
  return [street_address, `${postal_code} ${city}`, ...(country === 'France' ? [] : [country])].join(', ');
}
