import type { Author } from '../src/core/audit/audit-log.service.js';
import { dayInFrench, parisDay } from '../src/platform/clock/paris.js';
import type {
  PhysicalDonationStatus,
  TransactionStatus,
} from '../src/goods/physical-donations/physical-donation-state.contract.js';
import type { DemoGift } from './gifts/demo-gift.js';
import { HOUR_MS } from '../src/platform/clock/durations.contract.js';

const CALLED_AFTER_HOURS = 9;

export interface DemoMoments {
  created_at: Date;
  updated_at: Date;
  validated_at: Date | null;
  contacted_at: Date | null;
  planned_at: Date | null;
  completed_at: Date | null;
  cancelled_at: Date | null;
  pickup_day: string | null;
}

const ORDER: PhysicalDonationStatus[] = [
  ...(['pending_validation', 'validated', 'pending_pickup', 'pickup_scheduled', 'completed'] as const),
];

/** When each step took place. */
export function demoMoments(gift: DemoGift, now: Date, fetched: Date | null): DemoMoments {
  const at = (hours: number) => new Date(now.getTime() - gift.hours_ago * HOUR_MS + hours * HOUR_MS);
  const isCancelled = gift.status === 'cancelled';
  const reached = (step: PhysicalDonationStatus) => ORDER.indexOf(gift.status) >= ORDER.indexOf(step);
  const moments = {
    created_at: at(0),
    validated_at: isCancelled || reached('validated') ? at(0.1) : null,
    contacted_at: reached('pending_pickup') ? at(CALLED_AFTER_HOURS) : null,
    planned_at: reached('pickup_scheduled') ? at(CALLED_AFTER_HOURS + 0.2) : null,
    completed_at: reached('completed') ? fetched : null,
    cancelled_at: isCancelled ? at(CALLED_AFTER_HOURS) : null,
  };
  const last = Math.max(...Object.values(moments).map((moment) => moment?.getTime() ?? 0));
  return { ...moments, updated_at: new Date(last), pickup_day: fetched && parisDay(fetched) };
}

/** What the timeline of a gift says, oldest first. */
export function demoGiftEntries(gift: DemoGift & DemoMoments, staff: Author): Record<string, unknown>[] {
  const { created_at, validated_at, contacted_at, planned_at, completed_at, cancelled_at } = gift;
  const day = gift.pickup_day && dayInFrench(gift.pickup_day);
  const plan = `Collecte prévue le ${day}, ${(gift.slot ?? '').toLowerCase()}`;
  const donor = { staff_id: null, by_name: 'donateur' };
  const team = { staff_id: staff.id, by_name: staff.name };
  return [
    { ...donor, kind: 'created', at: created_at, text: 'Don proposé sur le site', details: null },
    { staff_id: null, by_name: null, kind: 'code_sent', at: created_at, text: 'Code de validation envoyé' },
    { ...donor, kind: 'validated', at: validated_at, text: 'Don validé', details: null },
    {
      ...team,
      kind: 'contacted',
      at: contacted_at,
      text: 'Contact pris pour convenir de la collecte',
      details: gift.call ?? null,
    },
    {
      ...team,
      kind: 'pickup_scheduled',
      at: planned_at,
      text: plan,
      details: gift.fetched_by ? `Confiée à ${gift.fetched_by}` : null,
    },
    { ...team, kind: 'completed', at: completed_at, text: 'Don collecté', details: gift.notes ?? null },
    { ...donor, kind: 'cancelled', at: cancelled_at, text: 'Don annulé', details: gift.reason ?? null },
  ].filter(({ at }) => at !== null);
}

/** `MAT-20261121-DE000001`: as real ones, and the same for every demonstration of one day. */
export function demoReference(created_at: Date, index: number): string {
  return `MAT-${parisDay(created_at).replaceAll('-', '')}-DE${String(index + 1).padStart(6, '0')}`;
}

export const TRANSACTION_STATUS: Record<PhysicalDonationStatus, TransactionStatus> = {
  pending_validation: 'pending_contact',
  validated: 'pending_contact',
  pending_pickup: 'contacted',
  pickup_scheduled: 'pickup_scheduled',
  completed: 'completed',
  cancelled: 'cancelled',
};
