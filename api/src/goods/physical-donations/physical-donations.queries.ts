import { of, query } from '../../platform/database/query.js';
import type { PhysicalDonationType, PickupSlot } from './physical-donation-choices.contract.js';
import type { PhysicalDonationStatus } from './physical-donation-state.contract.js';

export const campaignNamed = query('SELECT id, title, slug FROM campaigns WHERE id = $1', ['integer'], {
  id: 'integer',
  title: 'text',
  slug: 'text',
});

export const givenThings = query(
  `SELECT donation.id, donation.reference, donation.status, donation.donation_type, donation.created_at,
          campaign.title AS campaign_name, campaign.slug AS campaign_slug,
          collection.pickup_date::text AS pickup_date, collection.pickup_slot
     FROM physical_donations donation JOIN campaigns campaign ON campaign.id = donation.campaign_id
     LEFT JOIN donation_transactions collection ON collection.physical_donation_id = donation.id
    WHERE lower(donation.email) = $1 AND donation.deleted_at IS NULL
    ORDER BY donation.created_at DESC, donation.id`,
  ['text'],
  {
    id: 'uuid',
    reference: 'text',
    status: of<PhysicalDonationStatus>('text'),
    donation_type: of<PhysicalDonationType>('text'),
    created_at: 'timestamptz',
    campaign_name: 'text',
    campaign_slug: 'text',
    pickup_date: 'text?',
    pickup_slot: of<PickupSlot | null>('text?'),
  },
);

export const holdDonationsOf = query(
  'SELECT FROM physical_donations WHERE lower(email) = $1 ORDER BY id FOR UPDATE',
  ['text'],
);

export const collectionsUnderWay = query(
  `SELECT id, reference FROM physical_donations WHERE lower(email) = $1 AND deleted_at IS NULL
      AND status NOT IN ('pending_validation', 'completed', 'cancelled') ORDER BY created_at, id LIMIT 20`,
  ['text'],
  { id: 'uuid', reference: 'text' },
);

export const sentCodes = query(
  `SELECT count(*)::int AS count, (array_agg(expires_at ORDER BY id DESC))[1] AS expires_at
     FROM physical_donation_codes WHERE physical_donation_id = $1`,
  ['uuid'],
  { count: 'integer', expires_at: 'timestamptz?' },
);

// These leave the version as it is: they are no change that staff make, and whoever has the record open may still save it.

export const rememberReminder = query('UPDATE donation_transactions SET reminded_at = $2 WHERE id = $1', [
  'uuid',
  'timestamptz',
]);

/** The places of a round, in the order of these ids. */
export const placeInRound = query(
  `UPDATE donation_transactions pickup SET round_position = placed.position
     FROM unnest($1::uuid[]) WITH ORDINALITY AS placed (id, position) WHERE pickup.id = placed.id`,
  ['uuid[]'],
);

export const forgetNotes = query(
  `UPDATE donation_transactions SET contact_notes = '', notes = '' WHERE physical_donation_id = $1`,
  ['uuid'],
);
