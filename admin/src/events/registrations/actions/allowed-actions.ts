import type { EventRegistrationRecord, RegistrationStatus } from '@livres/api/contract';

export type RegistrationAction = 'payment' | 'waive' | 'offer' | 'change' | 'move' | 'refund' | 'cancel';

interface Rights {
  /** Of people. */
  mayWrite: boolean;
  /** Of what they paid. */
  mayPay: boolean;
}

type Standing = Pick<
  EventRegistrationRecord,
  'status' | 'is_paid' | 'is_offered' | 'total' | 'due' | 'refunded' | 'refund_pending'
>;

/** Somebody still wants to come. */
const ACTIVE: readonly RegistrationStatus[] = [
  'pending_verification',
  'pending_payment',
  'confirmed',
  'waitlisted',
];

export const isActive = (status: RegistrationStatus): boolean => ACTIVE.includes(status);

/** What may be done with a registration as it stands, by someone with these rights. */
export function allowedActions(registration: Standing, { mayWrite, mayPay }: Rights): RegistrationAction[] {
  const { status, is_paid, is_offered, total, due, refunded, refund_pending } = registration;
  // What expired may still be paid, where a seat is free.
  const isUnpaid = !is_paid && total > 0 && (status === 'pending_payment' || status === 'expired');
  const awaitsMoney = isUnpaid || due > 0;
  const active = mayWrite && isActive(status);
  const possible: [RegistrationAction, boolean][] = [
    ['payment', mayPay && awaitsMoney],
    ['waive', mayWrite && due > 0],
    ['offer', mayWrite && status === 'waitlisted' && !is_offered],
    ['change', active],
    ['move', active],
    ['refund', mayPay && is_paid && refunded + refund_pending < total],
    ['cancel', active],
  ];
  return possible.filter(([, isPossible]) => isPossible).map(([action]) => action);
}
