import { dayInParis, weekOf } from '../../shared/format/calendar-days';

/** What coordinators look for, as the lists and the dashboard's links ask it. */
export const PHYSICAL_DONATION_FILTERS = {
  open: { status: ['validated', 'pending_pickup', 'pickup_scheduled'] },
  to_call: { status: ['validated'] },
  to_plan: { status: ['pending_pickup'] },
  planned: { status: ['pickup_scheduled'] },
  late: { late: 'any' },
  late_calls: { late: 'contact' },
  late_pickups: { late: 'pickup' },
} as const;

/** The pick-ups of the week of an instant, in milliseconds: those to come and those done. */
export function ofTheWeek(now: number) {
  const week = weekOf(dayInParis(now));
  return { status: ['pickup_scheduled', 'completed'], pickup_from: week[0], pickup_to: week[6] };
}

export const OPEN_ALERTS = { open: true };
