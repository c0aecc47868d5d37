import { physicalDonationMayBecome, type PhysicalDonationStatus } from '@livres/api/contract';

/** What moves a donation on, in the order in which it happens. */
const LEADS_TO = {
  validate: 'validated',
  contact: 'pending_pickup',
  schedule: 'pickup_scheduled',
  complete: 'completed',
  cancel: 'cancelled',
} as const satisfies Record<string, PhysicalDonationStatus>;

export type Act = keyof typeof LEADS_TO | 'reschedule';

const ACTS = Object.keys(LEADS_TO) as (keyof typeof LEADS_TO)[];
const OVER: PhysicalDonationStatus[] = ['completed', 'cancelled'];

/** The acts that a donation's state allows, by the contract's table; a scheduled pick-up may also be moved to another day. */
export function allowedActs(status: PhysicalDonationStatus): Act[] {
  const moves: Act[] = ACTS.filter((act) => physicalDonationMayBecome(status, LEADS_TO[act]));
  if (status !== 'pickup_scheduled') return moves;
  return moves.flatMap((act) => (act === 'cancel' ? ['reschedule', act] : [act]));
}

/** Whether an act is done to the collection of a donation, not to the donation itself. */
export const needsTransaction = (act: Act): boolean => act !== 'validate' && act !== 'cancel';

/** What the donor said may be put right until it is over. */
export const mayEdit = (status: PhysicalDonationStatus): boolean => !OVER.includes(status);

/** A pick-up that someone waits for is cancelled first, and what was collected counts for good. */
export const mayBin = (status: PhysicalDonationStatus): boolean =>
  status !== 'completed' && status !== 'pickup_scheduled';
