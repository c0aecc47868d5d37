import type { DonorType } from '../physical-donations/physical-donation-choices.contract.js';
import type { PhysicalDonationDetails } from '../physical-donations/physical-donation-details.dto.js';
import { of, query } from '../../platform/database/query.js';

const PARIS_NOW = "($1::timestamptz AT TIME ZONE 'Europe/Paris')";
const hours = (to: string) =>
  `avg(extract(epoch FROM ${to} - donation.validated_at) / 3600) FILTER (WHERE ${to} IS NOT NULL)`;
const thisMonth = (condition: string) => `
  coalesce((SELECT sum((item ->> 'quantity')::int) FROM live CROSS JOIN jsonb_array_elements(live.collected) item
    WHERE date_trunc('month', live.completed_at AT TIME ZONE 'Europe/Paris') = date_trunc('month', ${PARIS_NOW})
      AND ${condition}), 0)::int`;

/** $1 now, $2 since when a contact that is promised has been waited for too long. */
export const pickupStats = query(
  `WITH donations AS (SELECT * FROM physical_donations WHERE deleted_at IS NULL),
  live AS (SELECT pickup.*, donation.validated_at FROM donation_transactions pickup
    JOIN donations donation ON donation.id = pickup.physical_donation_id),
  alerts AS (SELECT alert.is_read FROM donation_alerts alert
    JOIN donations donation ON donation.id = alert.physical_donation_id WHERE alert.resolved_at IS NULL)
  SELECT (SELECT count(*) FROM donations)::int AS total,
    (SELECT jsonb_object_agg(status, count) FROM (SELECT status, count(*) FROM donations GROUP BY 1) of_status) AS by_status,
    (SELECT jsonb_object_agg(donation_type, count)
      FROM (SELECT donation_type, count(*) FROM donations GROUP BY 1) of_type) AS by_type,
    (SELECT coalesce(sum(estimated_boxes_or_items), 0) FROM donations
      WHERE status IN ('validated', 'pending_pickup', 'pickup_scheduled'))::int AS boxes_waiting,
    (SELECT ${hours('donation.contacted_at')} FROM live donation)::float AS mean_hours_to_contact,
    (SELECT ${hours('donation.completed_at')} FROM live donation)::float AS mean_hours_to_pickup,
    (SELECT count(*) FROM live WHERE status IN ('pickup_scheduled', 'completed')
      AND date_trunc('week', pickup_date::timestamp) = date_trunc('week', ${PARIS_NOW}))::int AS pickups_this_week,
    (SELECT count(*) FROM live WHERE status = 'pending_contact' AND validated_at <= $2)::int AS contacts_late,
    (SELECT count(*) FROM live WHERE status = 'pickup_scheduled' AND pickup_date < ${PARIS_NOW}::date)::int
      AS pickups_late,
    (SELECT count(*) FROM alerts)::int AS open_alerts,
    (SELECT count(*) FROM alerts WHERE NOT is_read)::int AS unread_alerts,
    ${thisMonth("item ->> 'kind' = 'books'")} AS books,
    ${thisMonth("item ->> 'kind' <> 'books'")} AS equipment`,
  ['timestamptz', 'timestamptz'],
  {
    total: 'integer',
    by_status: of<Record<string, number> | null>('jsonb?'),
    by_type: of<Record<string, number> | null>('jsonb?'),
    boxes_waiting: 'integer',
    mean_hours_to_contact: 'float?',
    mean_hours_to_pickup: 'float?',
    pickups_this_week: 'integer',
    contacts_late: 'integer',
    pickups_late: 'integer',
    open_alerts: 'integer',
    unread_alerts: 'integer',
    books: 'integer',
    equipment: 'integer',
  },
);

/** Validated since $1, or since $2 and not critical yet. */
export const lateContacts = query(
  `SELECT donation.id FROM physical_donations donation
    LEFT JOIN donation_alerts alert ON alert.alert_type = 'contact_overdue' AND alert.cause = donation.id::text
   WHERE donation.status = 'validated' AND donation.deleted_at IS NULL AND donation.validated_at <= $1
     AND (alert.id IS NULL
       OR (donation.validated_at <= $2 AND alert.severity <> 'critical' AND alert.resolved_at IS NULL))
   ORDER BY donation.validated_at`,
  ['timestamptz', 'timestamptz'],
  { id: 'uuid' },
);

export const latePickups = query(
  `SELECT donation.id FROM donation_transactions pickup
    JOIN physical_donations donation ON donation.id = pickup.physical_donation_id
   WHERE pickup.status = 'pickup_scheduled' AND donation.deleted_at IS NULL AND pickup.pickup_date < $1::date
     AND NOT EXISTS (SELECT 1 FROM donation_alerts alert WHERE alert.alert_type = 'pickup_overdue'
       AND alert.cause = pickup.id || ':' || to_char(pickup.pickup_date, 'YYYY-MM-DD'))
   ORDER BY pickup.pickup_date`,
  ['date'],
  { id: 'uuid' },
);

/** Whoever asked for another code has its time too; a donation that no code was sent for waits for nobody. */
export const unvalidatedDonations = query(
  `SELECT donation.id FROM physical_donations donation
   WHERE donation.status = 'pending_validation' AND donation.deleted_at IS NULL AND donation.created_at <= $1
     AND (SELECT max(code.expires_at) FROM physical_donation_codes code
       WHERE code.physical_donation_id = donation.id) <= $2
     AND NOT EXISTS (SELECT 1 FROM donation_alerts alert
       WHERE alert.alert_type = 'unvalidated' AND alert.cause = donation.id::text)
   ORDER BY donation.created_at`,
  ['timestamptz', 'timestamptz'],
  { id: 'uuid' },
);

/** $1 tomorrow, $2 today: not where the appointment was made today. */
export const pickupsToRemind = query(
  `SELECT pickup.id FROM donation_transactions pickup
    JOIN physical_donations donation ON donation.id = pickup.physical_donation_id
   WHERE pickup.status = 'pickup_scheduled' AND pickup.pickup_date = $1::date AND pickup.reminded_at IS NULL
     AND donation.deleted_at IS NULL
     AND NOT EXISTS (SELECT 1 FROM physical_donation_entries told
       WHERE told.physical_donation_id = donation.id AND told.kind IN ('pickup_scheduled', 'pickup_moved')
         AND told.at >= $2::date::timestamp AT TIME ZONE 'Europe/Paris')
   ORDER BY pickup.id`,
  ['date', 'date'],
  { id: 'uuid' },
);

/** Holds the stops of a day, of $2 where somebody is named, « - » for nobody's. */
export const stopsHeld = query(
  `SELECT pickup.id, donation.reference FROM donation_transactions pickup
    JOIN physical_donations donation ON donation.id = pickup.physical_donation_id
   WHERE pickup.status IN ('pickup_scheduled', 'completed') AND pickup.pickup_date = $1::date
     AND donation.deleted_at IS NULL
     AND ($2::text IS NULL OR lower(unaccent(pickup.assigned_to)) = lower(unaccent($2::text))
       OR ($2::text = '-' AND pickup.assigned_to IS NULL))
   ORDER BY pickup.round_position NULLS LAST, pickup.id FOR UPDATE OF pickup`,
  ['date', 'text?'],
  { id: 'uuid', reference: 'text' },
);

/** The link given before for the same round ends. */
export const openRoundLink = query(
  `INSERT INTO pickup_round_links (token_hash, date, assigned_to, expires_at, created_at)
   VALUES ($1, $2, $3, $4, $5) ON CONFLICT (date, assigned_to) DO UPDATE
     SET token_hash = excluded.token_hash, expires_at = excluded.expires_at, created_at = excluded.created_at`,
  ['text', 'date', 'text', 'timestamptz', 'timestamptz'],
);

/** What papers print beside the collection. */
export const printedDonation = query(
  `SELECT donor_type, organization_name, email, donation_details, created_at AS created
     FROM physical_donations WHERE id = $1`,
  ['uuid'],
  {
    donor_type: of<DonorType>('text'),
    organization_name: 'text',
    email: 'text',
    donation_details: of<PhysicalDonationDetails>('jsonb'),
    created: 'timestamptz',
  },
);

/** Everyone who fetched or fetches something, the last ones first. */
export const assignees = query(
  `SELECT assigned_to AS name FROM donation_transactions WHERE assigned_to IS NOT NULL
    GROUP BY 1 ORDER BY max(pickup_date) DESC NULLS LAST, 1 LIMIT 500`,
  [],
  { name: of<string>('text?') },
);
