import { analyticsTexts as texts } from './analytics.fr';

const inWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options });
const WHOLE = inWords({ day: 'numeric', month: 'long', year: 'numeric' });
const IN_YEAR = inWords({ day: 'numeric', month: 'long' });
const IN_MONTH = inWords({ day: 'numeric' });

/** « 18 novembre – 17 décembre 2026 »: what both days share is said once. */
export function dayRange(from: string, to: string): string {
  if (from === to) return day(WHOLE, from);
  const first =
    from.slice(0, 7) === to.slice(0, 7) ? IN_MONTH : from.slice(0, 4) === to.slice(0, 4) ? IN_YEAR : WHOLE;
  return texts.range(day(first, from), day(WHOLE, to));
}

const day = (format: Intl.DateTimeFormat, of: string) =>
  format.format(new Date(`${of}T12:00:00Z`)).replace(/^1(?!\d)/, '1er');
