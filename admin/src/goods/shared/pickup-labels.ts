import type { PickupSlot } from '@livres/api/contract';

interface Pickup {
  pickup_date: string | null;
  pickup_slot: PickupSlot | null;
}

const SHORT = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** « mar. 24 nov., matin »; nothing where nothing is planned. A day of Paris is no instant: it is written as it is, wherever the browser is. */
export function shortPickup({ pickup_date, pickup_slot }: Pickup): string {
  if (!pickup_date) return '';
  return [SHORT.format(new Date(pickup_date)), slotName(pickup_slot)].filter(Boolean).join(', ');
}

/** « matin », of « Matin (8h-12h) ». */
function slotName(slot: PickupSlot | null): string {
  return slot ? (slot.split(' (')[0] ?? '').toLowerCase() : '';
}
