import { HELD_PAGE as texts } from './personal-data.content.js';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const MOMENTS = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

export function dateTimeInFrench(moment: string | Date): string {
  return MOMENTS.format(new Date(moment));
}

/** A value of the database as a person reads it: moments in Paris, lists with commas, the parts of a record line by line. */
export function inFrench(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateTimeInFrench(value);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return MOMENT.test(value) ? dateTimeInFrench(value) : value;
  if (Array.isArray(value)) return value.map(inFrench).join(value.some(isRecord) ? '\n' : ', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, part]) => `${name} : ${inFrench(part)}`)
      .join('\n');
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
