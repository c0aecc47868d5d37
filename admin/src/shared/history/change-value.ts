import { frenchMoment } from '../format/french-date';
import { frenchNumber } from '../format/french-number';

export type Translate = (key: string, options: object) => string;

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d\d:?\d\d)$/;
const LONGEST = 140;

/** One side of a change as staff read it: words of lists in French, dates in Paris, text without its marks. */
export function changeValue(translate: Translate, resource: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return frenchNumber(value);
  if (typeof value !== 'string') return shortened(JSON.stringify(value));
  if (ISO_MOMENT.test(value)) return frenchMoment(value);
  const text = shortened(plainText(value));
  return translate(`resources.${resource}.values.${field}.${value}`, { _: text });
}

function plainText(html: string): string {
  return new DOMParser()
    .parseFromString(html.replace(/<\/(p|li|h\d)>/g, ' '), 'text/html')
    .body.textContent.trim();
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}
