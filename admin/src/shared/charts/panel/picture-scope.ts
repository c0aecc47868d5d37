import { tableText, valueText } from '../data/value-text';

const MONTH = /^\d{4}-\d{2}$/;

/** Under the title of a picture: from when to when, and to what its chart is narrowed. */
export function pictureScope(period: readonly string[], filters: readonly string[]): string {
  const days = period.length === 2 ? [...new Set(period)].map(dayText).join(' – ') : '';
  return [days, ...filters].filter(Boolean).join(', ');
}

const dayText = (day: string): string =>
  MONTH.test(day) ? valueText(`${day}-01`, { kind: 'month' }) : tableText(day, { kind: 'day' });
