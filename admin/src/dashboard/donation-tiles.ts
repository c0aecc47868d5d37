import { HOUR_MS, CONTACT_PROMISES, type PhysicalDonationStats } from '@livres/api/contract';
import { inFrench } from '../shared/format/delays';
import { PHYSICAL_DONATION_FILTERS, OPEN_ALERTS, ofTheWeek } from '../goods/shared/physical-donation-filters';
import { frenchNumber } from '../shared/format/french-number';
import { listLink } from '../shared/layout/list-link';
import { dashboard as texts } from './dashboard.fr';
import type { TileProps } from '../shared/layout/Tile';

const donations = (filter: Record<string, unknown>) => listLink('physical-donations', filter);

/** The figures of the collection, each with the list that it counts; at an instant in milliseconds. */
export function donationTiles(stats: PhysicalDonationStats, now: number): TileProps[] {
  const { contacts_late, pickups_late, mean_hours_to_contact, unread_alerts } = stats;
  const { tiles } = texts.donations;
  const { first_hours } = CONTACT_PROMISES;
  const isSlow = mean_hours_to_contact !== null && mean_hours_to_contact > first_hours;
  return [
    {
      value: frenchNumber(stats.boxes_waiting),
      label: tiles.boxes,
      to: donations(PHYSICAL_DONATION_FILTERS.open),
    },
    {
      value: frenchNumber(contacts_late),
      label: tiles.late_calls,
      isBad: contacts_late > 0,
      to: donations(PHYSICAL_DONATION_FILTERS.late_calls),
    },
    {
      value: frenchNumber(pickups_late),
      label: tiles.late_pickups,
      isBad: pickups_late > 0,
      to: donations(PHYSICAL_DONATION_FILTERS.late_pickups),
    },
    {
      value: frenchNumber(stats.pickups_this_week),
      label: tiles.week,
      to: donations(ofTheWeek(now)),
    },
    {
      value: meanOf(mean_hours_to_contact),
      label: tiles.to_contact,
      note: tiles.promised(first_hours, isSlow),
      isBad: isSlow,
      to: donations(PHYSICAL_DONATION_FILTERS.to_call),
    },
    {
      value: meanOf(stats.mean_hours_to_pickup),
      label: tiles.to_pickup,
      to: donations(PHYSICAL_DONATION_FILTERS.planned),
    },
    {
      value: frenchNumber(stats.open_alerts),
      label: tiles.alerts,
      ...(unread_alerts > 0 && { note: tiles.unread(unread_alerts) }),
      to: listLink('donation-alerts', OPEN_ALERTS),
    },
  ];
}

/** No figure for what has never happened. */
const meanOf = (hours: number | null): string => (hours === null ? '—' : inFrench(hours * HOUR_MS));
