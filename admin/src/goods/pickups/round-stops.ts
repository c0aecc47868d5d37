import type { PickupTransaction } from '@livres/api/contract';
import { slotIndex } from './calendar-places';

type Stop = Pick<PickupTransaction, 'pickup_slot' | 'postal_code' | 'city'>;

export interface StopGroup<T> {
  postal_code: string;
  city: string;
  stops: { stop: T; place: number }[];
}

/** Stops that follow one another in one postal code, each with its place in the round from 1. */
export function groupsOf<T extends Stop>(stops: readonly T[]): StopGroup<T>[] {
  const groups: StopGroup<T>[] = [];
  stops.forEach((stop, index) => {
    const last = groups.at(-1);
    const entry = { stop, place: index + 1 };
    if (last?.postal_code === stop.postal_code) last.stops.push(entry);
    else groups.push({ postal_code: stop.postal_code, city: stop.city, stops: [entry] });
  });
  return groups;
}

/** The order that comes by itself: by slot, then by postal code and town. */
export function arranged<T extends Stop>(stops: readonly T[]): T[] {
  return stops.toSorted(
    (one, other) =>
      slotIndex(one.pickup_slot) - slotIndex(other.pickup_slot) ||
      one.postal_code.localeCompare(other.postal_code) ||
      one.city.localeCompare(other.city, 'fr'),
  );
}

/** The same list with one entry at another index. */
export function carriedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(to, 0, entry);
  return next;
}

/** Whether a stop's slot is over before that of the stop ahead of it begins: it would be reached too late. */
export function isOutOfTurn(stops: readonly Stop[], index: number): boolean {
  const before = stops[index - 1];
  const stop = stops[index];
  return Boolean(before && stop) && slotIndex(stop!.pickup_slot) < slotIndex(before!.pickup_slot);
}

type Load = Pick<
  PickupTransaction,
  'status' | 'estimated_boxes_or_items' | 'requires_help' | 'floor_number' | 'has_elevator'
>;

export const isUpstairs = ({ floor_number, has_elevator }: Load): boolean =>
  floor_number !== null && floor_number > 0 && !has_elevator;

/** What whoever loads the van wants to know first. */
export function summaryOf(stops: readonly Load[]) {
  return {
    stops: stops.length,
    done: stops.filter(({ status }) => status === 'completed').length,
    boxes: stops.reduce((sum, { estimated_boxes_or_items }) => sum + (estimated_boxes_or_items ?? 0), 0),
    helps: stops.filter(({ requires_help }) => requires_help).length,
    stairs: stops.filter(isUpstairs).length,
  };
}
