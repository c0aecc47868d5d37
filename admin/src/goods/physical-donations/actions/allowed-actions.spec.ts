import { PHYSICAL_DONATION_STATUSES, type PhysicalDonationStatus } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { allowedActions, mayTrash, mayEdit, type PhysicalDonationAction } from './allowed-actions';

const EXPECTED: Record<PhysicalDonationStatus, PhysicalDonationAction[]> = {
  pending_validation: ['validate', 'cancel'],
  validated: ['contact', 'cancel'],
  pending_pickup: ['schedule', 'cancel'],
  pickup_scheduled: ['complete', 'reschedule', 'cancel'],
  completed: [],
  cancelled: [],
};

it.each(PHYSICAL_DONATION_STATUSES)(
  'staff are offered what a donation in %s may become, nothing else',
  (status) => {
    expect(allowedActions(status)).toEqual(EXPECTED[status]);
  },
);

it('what is over is not edited any more', () => {
  expect(PHYSICAL_DONATION_STATUSES.filter((status) => !mayEdit(status))).toEqual(['completed', 'cancelled']);
});

it('neither a pick-up that someone waits for nor what was collected goes to the bin', () => {
  expect(PHYSICAL_DONATION_STATUSES.filter((status) => !mayTrash(status))).toEqual([
    'pickup_scheduled',
    'completed',
  ]);
});
