import type { AnalyticsStep } from '../analytics-period.contract.js';
import { weeklyTexts as texts } from './weekly-email.content.js';

const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options });
const FORMATS = {
  day: written({ weekday: 'short', day: 'numeric', month: 'short' }),
  week: written({ day: 'numeric', month: 'short' }),
  month: written({ month: 'short', year: 'numeric' }),
  year: written({ year: 'numeric' }),
};

/** `2026-12-17T09`; what is longer is the hour that autumn shows a second time. */
const A_PLAIN_HOUR = 13;

/** A step of a curve as one reads it: « lun. 5 oct. », « oct. 2026 », « 9 h ». */
export function stepLabel(step: AnalyticsStep, at: string): string {
  if (step === 'hour') return texts.hour(Number(at.slice(11, 13)), at.length > A_PLAIN_HOUR);
  return FORMATS[step].format(new Date(`${at.slice(0, 10)}T12:00:00Z`)).replace(/(^| )1 /, '$11er ');
}
