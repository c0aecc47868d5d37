import { ValidateBy } from 'class-validator';

const DATE = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** A day, `2027-03-01`, or a moment with its offset, `2027-03-01T10:00:00Z`, between 1900 and 2999. */
export function isCalendarDate(value: unknown): value is string {
  const parts = typeof value === 'string' ? DATE.exec(value) : null;
  if (!parts) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1, 4).map(Number);
  const exists = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month >= 1 && month <= 12;
  return exists && year >= FIRST_YEAR && year <= LAST_YEAR && !Number.isNaN(Date.parse(parts[0]));
}

export function IsCalendarDate() {
  return ValidateBy({
    name: 'isCalendarDate',
    validator: {
      validate: isCalendarDate,
      defaultMessage: () => 'Indiquez une date qui existe, au format ISO 8601, par exemple 2027-03-01.',
    },
  });
}
