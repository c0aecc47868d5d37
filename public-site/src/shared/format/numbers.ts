import { onFirstUse } from './on-first-use.ts';

const whole = onFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }));

/** `12 500`, with the narrow no-break space of French typography. */
export function formatNumber(value: number): string {
  return whole().format(value);
}

/** `64 %`. */
export function formatPercentage(percentage: number): string {
  return `${whole().format(percentage)}\u00a0%`;
}

/** `1 livre`, `2 livres`: French takes the singular below 2. */
export function formatCount(count: number, singular: string, plural: string): string {
  return `${whole().format(count)}\u00a0${Math.abs(count) < 2 ? singular : plural}`;
}
