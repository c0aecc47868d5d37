import type { GivingStats } from '@livres/api/contract';
import { dayOfWeek, monthName, shortMonth } from '../shared/format/calendar-days';
import { giving as texts } from './giving.fr';

type Step = GivingStats['step'];
const SHORT_DAY = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const instant = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** A step of a period, whole: « mardi 24 novembre », « Semaine du 1 oct. », « mars 2027 ». */
export function stepName(day: string, step: Step): string {
  if (step === 'month') return monthName(day);
  return step === 'week' ? texts.week_of(SHORT_DAY.format(instant(day))) : dayOfWeek(day);
}

/** The same under a bar. */
export function shortStep(day: string, step: Step): string {
  if (step === 'month') return shortMonth(day);
  return step === 'week' ? SHORT_DAY.format(instant(day)) : String(Number(day.slice(8)));
}
