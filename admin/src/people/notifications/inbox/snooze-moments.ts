import { addDays, dayInParis, dayOfWeek, weekdayOf } from '../../../shared/format/calendar-days';
import { instantOfParis, parisMoment } from '../../../shared/format/paris-moment';
import { notifications as texts } from '../notifications.fr';
import { clockOf } from './days';

export interface SnoozeMoment {
  label: string;
  /** « ven. 8 h ». */
  when: string;
  until: string;
}

const SHORT = new Intl.DateTimeFormat('fr-FR', { weekday: 'short', timeZone: 'UTC' });
const DATED = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const at = (day: string, hour: string) => instantOfParis(`${day}T${hour}:00`)!;
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The moments that one names most: later today where there is a later, tomorrow, and Monday. */
export function snoozeMoments(now: number): SnoozeMoment[] {
  const today = dayInParis(now);
  const hour = Number(parisMoment(new Date(now).toISOString()).slice(11, 13));
  const tomorrow = addDays(today, 1);
  const monday = addDays(today, 7 - weekdayOf(today));
  const later =
    hour < 11
      ? { label: texts.snooze_noon, when: '12\u00a0h', until: at(today, '12') }
      : { label: texts.snooze_evening, when: '18\u00a0h', until: at(today, '18') };
  return [
    ...(hour < 17 ? [later] : []),
    {
      label: texts.snooze_tomorrow,
      when: `${SHORT.format(noonOf(tomorrow))} 8\u00a0h`,
      until: at(tomorrow, '08'),
    },
    ...(monday === tomorrow
      ? []
      : [
          {
            label: texts.snooze_monday,
            when: `${DATED.format(noonOf(monday))}, 8\u00a0h`,
            until: at(monday, '08'),
          },
        ]),
  ];
}

/** « vendredi 18 décembre à 8 h 00 ». */
export const spokenMoment = (iso: string): string =>
  `${dayOfWeek(parisMoment(iso).slice(0, 10))} à ${clockOf(iso).replace(/\u00a000$/, '')}`;
