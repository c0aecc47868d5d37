const BEFORE_THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * A number with so many decimals, halves away from zero, as French prints it: `12 500,50`. Written out, for the browser's
 * own formatter takes a slow phone 50 ms to make, while the page is taken over; `formats.spec.ts` holds it to Intl.
 */
export function formatDecimals(value: number, decimals: number): string {
  const size = Math.abs(value);
  // The digits as they are written, moved: 1.005 has its half, though its binary fraction falls short of it.
  const moved = Number(`${size}e${decimals}`);
  const digits = String(Math.round(Number.isNaN(moved) ? size * 10 ** decimals : moved)).padStart(
    decimals + 1,
    '0',
  );
  const whole = digits.slice(0, digits.length - decimals).replace(BEFORE_THOUSANDS, '\u202f');
  const fraction = decimals > 0 ? `,${digits.slice(-decimals)}` : '';
  return `${value < 0 ? '-' : ''}${whole}${fraction}`;
}

/** `12 500`, with the narrow no-break space of French typography. */
export function formatNumber(value: number): string {
  return formatDecimals(value, 0);
}

/** `64 %`. */
export function formatPercentage(percentage: number): string {
  return `${formatNumber(percentage)}\u00a0%`;
}

/** `1 livre`, `2 livres`: French takes the singular below 2. */
export function formatCount(count: number, singular: string, plural: string): string {
  return `${formatNumber(count)}\u00a0${Math.abs(count) < 2 ? singular : plural}`;
}
