import { physicalDonationMayBecome, type PhysicalDonationStatus } from '@livres/api/contract';

/** What moves a donation on, in the order in which it happens. */
const LEADS_TO = {
  validate: 'validated',
  contact: 'pending_pickup',
  schedule: 'pickup_scheduled',
  complete: 'completed',
  cancel: 'cancelled',
} as const satisfies Record<string, PhysicalDonationStatus>;

export type PhysicalDonationAction = keyof typeof LEADS_TO | 'reschedule';

const ACTIONS = Object.keys(LEADS_TO) as (keyof typeof LEADS_TO)[];
const OVER: PhysicalDonationStatus[] = ['completed', 'cancelled'];

/** The actions that a donation's state allows, by the contract's table; a scheduled pick-up may also be moved to another day. */
export function allowedActions(status: PhysicalDonationStatus): PhysicalDonationAction[] {
  const moves: PhysicalDonationAction[] = ACTIONS.filter((action) =>
    physicalDonationMayBecome(status, LEADS_TO[action]),
  );
  if (status !== 'pickup_scheduled') return moves;
  return moves.flatMap((action) => (action === 'cancel' ? ['reschedule', action] : [action]));
}

/** Whether an action is done to the collection of a donation, not to the donation itself. */
export const needsTransaction = (action: PhysicalDonationAction): boolean =>
  action !== 'validate' && action !== 'cancel';

/** The donor's details may be corrected until it is over. */
export const mayEdit = (status: PhysicalDonationStatus): boolean => !OVER.includes(status);

/** A pick-up that someone waits for is cancelled first, and what was collected counts for good. */
export const mayTrash = (status: PhysicalDonationStatus): boolean =>
  status !== 'completed' && status !== 'pickup_scheduled';
