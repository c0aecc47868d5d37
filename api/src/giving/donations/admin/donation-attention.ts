import type { DonationAttention } from './donation-admin.contract.js';

/** What staff must look at; the same conditions count for the dashboard. `d` is a row of the view. */
export const ATTENTION_SQL: Record<DonationAttention, string> = {
  transfer: `(d.status = 'pending' AND d.payment_method = 'bank_transfer')`,
  // Each by itself, the gift's or that of a payment that is none. A lost one says so in the timeline, with its number:
  // nothing is to be done any more.
  dispute: `EXISTS (SELECT FROM journal_entries opened
     WHERE opened.donation_id = d.id AND opened.kind IN ('dispute', 'extra_dispute', 'suspense_dispute')
       AND NOT EXISTS (SELECT FROM journal_entries won WHERE won.ref = opened.ref AND won.kind = opened.kind || '_won')
       AND NOT EXISTS (SELECT FROM donation_entries lost
                        WHERE lost.donation_id = d.id AND lost.kind = 'dispute' AND lost.details IS NOT NULL
                          AND opened.ref LIKE '%' || lost.details))`,
  unapplied: `EXISTS (SELECT FROM unapplied_payments unapplied WHERE unapplied.donation_id = d.id AND is_counted(unapplied.mode))`,
  address: `(d.status = 'succeeded' AND d.frequency = 'one-time' AND d.given > d.refunded + d.disputed
     AND (d.street_address = '' OR d.city = '' OR (d.postal_code = '' AND has_postal_codes(d.country))
       OR NOT is_printable(concat(d.first_name, d.last_name, d.organization_name, d.street_address, d.city))
       OR CASE d.donor_type
       WHEN 'particulier' THEN d.first_name = '' OR d.last_name = '' ELSE d.organization_name = '' OR d.siren = ''
         OR (d.donor_type = 'entreprise' AND d.legal_form = '') END))`,
  failed: `(d.status = 'failed' AND d.failed_at > CAST(:now AS timestamptz) - interval '30 days')`,
};
