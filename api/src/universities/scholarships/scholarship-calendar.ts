import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { SCHOLARSHIP_LEVEL_LABELS } from './scholarship-choices.contract.js';
import type { ScholarshipRow } from './scholarship.entity.js';
import { readable } from '../../platform/http/writable-text.js';
import type { CalendarSource } from '../../platform/http/calendar-file.js';

const HOUR_S = 3600;
/** Days before the deadline on which a calendar reminds, in the morning. */
const REMINDERS = [30, 7, 1];
const MORNING_HOUR = 9;

/** Deadlines as an iCalendar file (RFC 5545): whole days, reminded of 30, 7 and 1 days before at nine. */
export function deadlineCalendar(scholarships: ScholarshipRow[], { name, site }: CalendarSource): string {
  const { host } = new URL(site);
  const calendar = ical({
    name,
    prodId: { company: host, product: 'bourses', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
  });
  for (const row of scholarships) {
    const entry = calendar.createEvent({
      id: `bourse-${row.id}@${host}`,
      sequence: row.version,
      stamp: row.updated_at,
      lastModified: row.updated_at,
      start: new Date(`${row.deadline}T00:00:00Z`),
      allDay: true,
      // One is not busy on the day of a deadline.
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `Dernier jour pour candidater : ${row.title}`,
      description: describe(row, site),
      url: pageOf(row, site),
      categories: [{ name: 'Bourses' }],
    });
    for (const days of REMINDERS)
      entry.createAlarm({
        type: ICalAlarmType.display,
        trigger: (days * 24 - MORNING_HOUR) * HOUR_S,
        description: row.title,
      });
  }
  return readable(calendar.toString());
}

function pageOf({ id }: ScholarshipRow, site: string): string {
  return `${site}/universites/scholarships/${id}`;
}

function describe(row: ScholarshipRow, site: string): string {
  const facts = [row.organization, row.country, SCHOLARSHIP_LEVEL_LABELS[row.level], row.field_of_study];
  const apply = row.application_url && `Candidater : ${row.application_url}`;
  return [facts.join(' · '), apply, `La fiche de la bourse : ${pageOf(row, site)}`]
    .filter(Boolean)
    .join('\n\n');
}
