import { NOBODY } from '../../donors/donor.columns.js';
import { ACCOUNTED_FIELDS, PERSON_LABELS } from '../../donors/donor.personal-data.content.js';
import { UTM_FIELDS } from '../checkout/utm.contract.js';
import { RETAINED_IN_ACCOUNTS } from '../../../platform/personal-data/personal-data-source.js';
import type { PersonalDataDescription } from '../../../platform/personal-data/personal-data-source.js';

export const DONATIONS_TIDY = { name: 'donations.tidy', cron: '41 * * * *' };

/** Never paid in part or in whole, and nobody's bank works on it: since the newest try, or since it was given up. */
const NEVER_PAID = `held.status IN ('failed', 'cancelled') AND held.succeeded_at IS NULL AND held.provider_payment_id IS NULL
  AND concat(${[...Object.keys(NOBODY), 'phone'].map((name) => `held.${name}`).join(', ')}) <> ''
  AND CASE held.payment_method WHEN 'bank_transfer' THEN coalesce(held.cancelled_at, held.failed_at)
      ELSE coalesce((SELECT max(attempt.created_at) FROM payment_attempts attempt
        WHERE attempt.purpose = 'donation' AND attempt.subject_id = held.id), held.created_at) END < $1
  AND NOT EXISTS (SELECT FROM journal_entries entry WHERE entry.donation_id = held.id)`;

const OF_PERSON = 'SELECT id FROM donations WHERE lower(email) = $1';

/** A gift that was paid, or that its bank works on: its donor stands in the accounts. */
export const PAID_GIFT = `(held.status = 'succeeded' OR held.succeeded_at IS NOT NULL
  OR (held.status = 'pending' AND held.provider_payment_id IS NOT NULL)
  OR EXISTS (SELECT FROM journal_entries entry WHERE entry.donation_id = held.id))`;

/** Entries whose details the product reads again; in the others, people wrote. */
export const WRITTEN_DETAILS = `held.details IS NOT NULL
  AND NOT (held.kind = 'created' AND held.donation_id IS NULL)
  AND held.kind NOT IN ('letter', 'alert', 'failed', 'amount_asked', 'frequency_asked', 'skip_asked', 'skipped', 'extra_subscription')`;

/** What of a paid gift is not the accounts’ affair. */
export const UNACCOUNTED = `email = '', phone = '', message = '', dedication = '', form_hash = NULL`;

/** They say which page led to a gift, not who gave: an erasure leaves them, their time takes them. */
const CAMPAIGN_CODES = UTM_FIELDS.map((name) => `${name} = ''`).join(', ');

export const NOBODY_SET = `${UNACCOUNTED}, ${CAMPAIGN_CODES}, first_name = '', last_name = '', organization_name = '', siren = '',
  legal_form = '', street_address = '', postal_code = '', city = ''`;

export const donationPersonalData: PersonalDataDescription = {
  kind: 'donations',
  label: 'Dons d’argent',
  purpose: 'Recevoir les dons, remercier, tenir les comptes et délivrer les reçus fiscaux.',
  legal_basis: 'contract',
  people: 'Donatrices et donateurs',
  recipients: ['host', 'email_provider', 'payment_providers', 'bank'],
  order: 40,
  retention: [
    {
      what: 'Dons jamais payés : qui voulait donner',
      period: { days: 30 },
      job: DONATIONS_TIDY,
      apply: { table: 'donations', over: NEVER_PAID, erasure: { by: 'donations.forget-unpaid' } },
    },
    {
      what: 'Téléphone, message, dédicace et provenance d’un don reçu',
      period: { years: 3 },
      apply: {
        table: 'donations',
        over: `held.succeeded_at < $1
               AND concat(held.phone, held.message, held.dedication, held.utm_source, held.utm_content) <> ''`,
        erasure: { set: `${UNACCOUNTED.replace(`email = '', `, '')}, ${CAMPAIGN_CODES}` },
      },
    },
    {
      what: 'Identité du donateur dans les comptes, après la clôture de l’exercice',
      period: { years: 11 },
      apply: {
        table: 'donations',
        over: `coalesce(held.succeeded_at, held.created_at) < $1
               AND concat(held.email, held.first_name, held.last_name, held.organization_name) <> ''`,
        erasure: { set: NOBODY_SET },
      },
    },
    {
      what: 'Notes de l’équipe et motifs de remboursement',
      period: { years: 11 },
      apply: {
        table: 'donation_entries',
        over: `held.at < $1 AND ${WRITTEN_DETAILS}`,
        erasure: { set: 'details = NULL' },
      },
    },
  ],
  tables: {
    donation_links: {
      label: 'Liens vers les pages de dons',
      of: `held.donation_id IN (${OF_PERSON})
           OR held.recurring_gift_id IN (SELECT id FROM recurring_gifts WHERE lower(email) = $1)`,
      columns: { created_at: 'Envoyé le' },
      hidden: { token_hash: 'Empreinte d’un lien secret' },
      erasure: 'delete',
    },
    donation_entries: {
      label: 'Suivi des dons',
      of: `held.donation_id IN (${OF_PERSON})
           OR held.recurring_gift_id IN (SELECT id FROM recurring_gifts WHERE lower(email) = $1)`,
      columns: { at: 'Le', text: 'Événement', details: 'Précisions' },
      erasure: { set: 'details = NULL' },
      erasedRows: WRITTEN_DETAILS,
    },
    donation_refunds: {
      label: 'Remboursements',
      of: `held.donation_id IN (${OF_PERSON})`,
      columns: { amount: 'Montant (centimes)', reason: 'Motif', status: 'État', created_at: 'Demandé le' },
      erasure: { set: `reason = ''` },
    },
    donations: {
      label: 'Dons',
      of: 'lower(held.email) = $1',
      merge: {
        resource: 'donations',
        addresses: { email: 'follows' },
        // What a site's form wrote had an address, which an erasure took away: it is nobody's any more.
        unaddressed: {
          rows: `held.email = '' AND held.created_by IS NOT NULL AND held.first_name || held.last_name || held.organization_name <> ''`,
          id: 'held.donor_id',
        },
        identity: {
          first_name: 'held.first_name',
          last_name: 'held.last_name',
          organization_name: 'held.organization_name',
          phone: 'held.phone',
          street_address: 'held.street_address',
          postal_code: 'held.postal_code',
          city: 'held.city',
          country: 'held.country',
          said_at: 'held.created_at',
          confirmed: "held.status = 'succeeded'",
        },
      },
      columns: {
        reference: 'Référence',
        status: 'État',
        amount: 'Montant (centimes)',
        currency: 'Monnaie',
        payment_method: 'Moyen de paiement',
        donor_type: 'Genre de donateur',
        ...PERSON_LABELS,
        phone: 'Téléphone',
        message: 'Message',
        dedication: 'Dédicace',
        is_anonymous: 'Anonyme',
        provider: 'Prestataire de paiement',
        provider_payment_id: 'Numéro du paiement chez le prestataire',
        source: 'Formulaire',
        utm_source: 'Provenance (source)',
        utm_medium: 'Provenance (support)',
        utm_campaign: 'Provenance (campagne)',
        utm_content: 'Provenance (contenu)',
        utm_term: 'Provenance (mots)',
        given_at: 'Donné le',
        created_at: 'Commencé le',
      },
      hidden: { form_key: 'Clé du formulaire', form_hash: 'Empreinte du formulaire' },
      erasure: 'source',
      kept: {
        rows: PAID_GIFT,
        columns: [...ACCOUNTED_FIELDS, 'provider_payment_id', 'form_key', ...UTM_FIELDS],
        reason: RETAINED_IN_ACCOUNTS,
      },
      audited: 'donations',
    },
  },
};
