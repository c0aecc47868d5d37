import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { PICKUP_SLOT_HOURS } from '../physical-donations/physical-donation-choices.contract.js';
import { PARIS, parisHour } from '../../platform/clock/paris.js';
import { PARIS_TIME_ZONE } from '../../platform/clock/paris-time-zone.content.js';
import { pickupCalendarTexts as texts, type PickupEmailData } from './pickup-emails.content.js';
import { readable } from '../../platform/http/writable-text.js';

export interface CalendarPickup extends PickupEmailData {
  /** The transaction's. */
  id: string;
  version: number;
  updated_at: Date;
  is_cancelled: boolean;
}
interface Association {
  name: string;
  /** Address of the site, without a slash at the end. */
  site: string;
}

/** A pick-up as an iCalendar file (RFC 5545), in the hours of Paris; a later version takes the place of an earlier one, a cancelled one takes it away. */
export function pickupCalendar(pickup: CalendarPickup, { name, site }: Association): string {
  const { is_cancelled: isCancelled } = pickup;
  const { host } = new URL(site);
  const [from, to] = PICKUP_SLOT_HOURS[pickup.pickup_slot];
  const calendar = ical({
    name: texts.name(name),
    prodId: { company: host, product: 'collectes', language: 'FR' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => PARIS_TIME_ZONE },
  });
  calendar.createEvent({
    id: `collecte-${pickup.id}@${host}`,
    sequence: pickup.version,
    stamp: pickup.updated_at,
    lastModified: pickup.updated_at,
    start: parisHour(pickup.pickup_date, from),
    end: parisHour(pickup.pickup_date, to),
    timezone: PARIS,
    summary: texts.summary(name),
    description: texts.description(pickup, name),
    location: pickup.address,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return readable(calendar.toString());
}
