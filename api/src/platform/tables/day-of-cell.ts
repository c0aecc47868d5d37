import { TZDate } from '@date-fns/tz';
import { DAY_MS } from '../clock/durations.contract.js';
import { PARIS, parisDay } from '../clock/paris.js';
import { isCalendarDate } from '../http/calendar-date.js';
import { plainLetters } from '../http/plain-letters.contract.js';

/** As they begin in French and in English, from January. */
const MONTHS = 'jan fev|feb mar avr|apr mai|may juin|jun juil|jul aou|aug sep oct nov dec'.split(' ');
const HOUR = /[\sT]+(?:à\s*)?\d{1,2}\s*[:h]\s*\d{0,2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*(?:Z|[+-]\d{2}:?\d{2}))?$/i;
/** A moment that says where its clock stands: its day is that of Paris. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;
/** XML lets a day say it too. */
const OFFSET = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/;
/** Days since the beginning of 1900 as spreadsheets count them: from 1954 to 2119. */
const SERIAL = /^[2-7]\d{4}(?:[.,]\d+)?$/;
const EPOCH = Date.UTC(1899, 11, 30);
const CENTURY = 2000;

/**
 * The day in a cell, `2027-03-01`, whatever its hour: « 01/03/2027 », « 1.3.27 », « lundi 1er mars 2027 »,
 * « 2027-03-01T10:00 », « 46447 » as a spreadsheet counts days; null where it is none. The day comes before the month.
 */
export function dayOfCell(cell: string): string | null {
  const text = cell.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (SERIAL.test(text)) return serialDay(text);
  if (MOMENT.test(text) && isCalendarDate(text.slice(0, 10))) return dayOfMoment(text);
  const day = text.replace(HOUR, '').replace(OFFSET, '$1').trim();
  return numberedDay(day) ?? writtenDay(day);
}

/** The same with its hour, in Paris, as a moment in ISO 8601; a day alone stays one. */
export function momentOfCell(cell: string): string | null {
  const day = dayOfCell(cell);
  const [, hour, minute = '0'] = /[\sT]+(?:à\s*)?(\d{1,2})\s*[:h]\s*(\d{2})?/i.exec(cell) ?? [];
  if (!day || hour === undefined) return day;
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(
    new TZDate(year, month - 1, date, Number(hour), Number(minute), PARIS).getTime(),
  ).toISOString();
}

function dayOfMoment(text: string): string | null {
  const moment = new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(moment.getTime()) ? null : parisDay(moment);
}

function serialDay(text: string): string {
  return new Date(EPOCH + Math.floor(Number(text.replace(',', '.'))) * DAY_MS).toISOString().slice(0, 10);
}

function numberedDay(text: string): string | null {
  const [, compact] = /^((?:19|20)\d{6})$/.exec(text) ?? [];
  if (compact) return dayIn(compact.slice(0, 4), Number(compact.slice(4, 6)), compact.slice(6));
  const [, first, month, last] = /^(\d{1,4}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(\d{1,4})$/.exec(text) ?? [];
  if (!first || !month || !last) return null;
  return first.length === 4 ? dayIn(first, Number(month), last) : dayIn(last, Number(month), first);
}

function writtenDay(text: string): string | null {
  const plain = plainLetters(text);
  const [, day, name, year] =
    /^(?:[a-z]{3,8}\.?,? )?(?:le )?(\d{1,2})(?:er|e)?[ .-]{1,2}([a-z]{3,9})\.?[ .,-]{1,2}(\d{4}|\d{2})$/.exec(
      plain,
    ) ?? [];
  const month = MONTHS.findIndex((begin) => begin.split('|').some((one) => name?.startsWith(one))) + 1;
  return day && year && month > 0 ? dayIn(year, month, day) : null;
}

function dayIn(year: string, month: number, day: string): string | null {
  if (year.length !== 4 && year.length !== 2) return null;
  const whole = year.length === 4 ? year : String(CENTURY + Number(year));
  const written = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : null;
}
