import { TRASH_DAYS } from '../../core/audit/audit.contract.js';
import type { PersonalDataDescription } from '../../platform/personal-data/personal-data-source.js';
import { FORGOTTEN } from './forgotten-donor.content.js';

const OF_PERSON = 'SELECT id FROM physical_donations WHERE lower(email) = $1';

/** As SQL writes a text. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

export const FORGOTTEN_SET = `${Object.entries(FORGOTTEN)
  .map(([column, text]) => `${column} = ${quoted(text)}`)
  .join(', ')}, form_hash = 'oublie ' || id, pickup_availability = jsonb_strip_nulls(jsonb_build_object(
    'preferred_days', pickup_availability -> 'preferred_days', 'time_slots', pickup_availability -> 'time_slots'))`;

const TIDY = { name: 'physical-donations.tidy', cron: '17 3 * * *' };
const PURGED = { table: 'physical_donations', erasure: { by: 'physical-donations.purge' } };
const DONOR_FORGOTTEN = { table: 'physical_donations', erasure: { by: 'physical-donations.forget-donor' } };
const KNOWN = `held.email <> '${FORGOTTEN.email}'`;

export const physicalDonationPersonalData: PersonalDataDescription = {
  kind: 'physical-donations',
  label: 'Dons matériels et collectes',
  purpose: 'Organiser la collecte des livres et du matériel offerts, et remercier.',
  legal_basis: 'contract',
  people: 'Personnes qui offrent des livres ou du matériel',
  recipients: ['host', 'email_provider', 'drivers'],
  retention: [
    {
      what: 'Dons jamais validés',
      period: { days: 30 },
      job: TIDY,
      apply: {
        ...PURGED,
        over: `held.status = 'pending_validation' AND held.deleted_at IS NULL AND held.created_at < $1`,
      },
    },
    {
      what: 'Dons à la corbeille',
      period: { days: TRASH_DAYS },
      job: TIDY,
      apply: { ...PURGED, over: 'held.deleted_at < $1' },
    },
    // Three years from the last contact is what the CNIL advises for donors (délibération n° 2021-131); a donation that
    // did not take place is less to remember.
    {
      what: 'Dons annulés : qui donnait',
      period: { days: 365 },
      job: TIDY,
      apply: {
        ...DONOR_FORGOTTEN,
        over: `${KNOWN} AND held.status = 'cancelled' AND held.cancelled_at < $1`,
      },
    },
    {
      what: 'Dons collectés : qui a donné',
      period: { days: 3 * 365 },
      job: TIDY,
      apply: {
        ...DONOR_FORGOTTEN,
        over: `${KNOWN} AND held.status = 'completed' AND held.completed_at < $1`,
      },
    },
    {
      what: 'Photos jointes à aucun don',
      period: { days: 1 },
      job: TIDY,
      apply: {
        table: 'physical_donation_pictures',
        over: 'held.physical_donation_id IS NULL AND held.created_at < $1',
        erasure: { by: 'physical-donations.forget-picture' },
      },
    },
  ],
  tables: {
    physical_donation_pictures: {
      label: 'Photos',
      of: `held.physical_donation_id IN (${OF_PERSON})`,
      columns: { taken_at: 'Prise par', created_at: 'Reçue le' },
      hidden: { file_key: 'Nom du fichier de la photo' },
      erasure: 'delete',
      file: 'file_key',
    },
    physical_donation_links: {
      label: 'Liens vers les pages de suivi',
      of: `held.physical_donation_id IN (${OF_PERSON})`,
      columns: { purpose: 'Usage', expires_at: 'Valable jusqu’au' },
      hidden: { token_hash: 'Empreinte d’un lien secret' },
      erasure: 'delete',
    },
    physical_donation_codes: {
      label: 'Codes de validation',
      of: `held.physical_donation_id IN (${OF_PERSON})`,
      columns: { created_at: 'Envoyé le' },
      hidden: { code_hash: 'Empreinte d’un code' },
      erasure: 'delete',
    },
    physical_donation_entries: {
      label: 'Suivi des dons',
      of: `held.physical_donation_id IN (${OF_PERSON})`,
      columns: { at: 'Le', text: 'Événement', details: 'Précisions' },
      erasure: { set: 'details = NULL' },
    },
    donation_transactions: {
      label: 'Collectes',
      of: `held.physical_donation_id IN (${OF_PERSON})`,
      columns: {
        status: 'État',
        contacted_at: 'Contact le',
        contact_notes: 'Notes du contact',
        pickup_date: 'Jour prévu',
        pickup_slot: 'Moment prévu',
        collected: 'Collecté',
        notes: 'Notes',
      },
      erasure: { set: `contact_notes = '', notes = ''` },
      audited: 'donation-transactions',
    },
    donation_alerts: {
      label: 'Alertes pour l’équipe',
      of: `held.physical_donation_id IN (${OF_PERSON})`,
      columns: { message: 'Message', created_at: 'Le' },
      erasure: 'delete',
      audited: 'donation-alerts',
    },
    physical_donations: {
      label: 'Dons',
      of: 'lower(held.email) = $1',
      merge: {
        resource: 'physical-donations',
        addresses: { email: 'follows' },
        identity: {
          last_name: 'held.contact_name',
          organization_name: 'held.organization_name',
          phone: 'held.phone',
          street_address: 'held.street_address',
          postal_code: 'held.postal_code',
          city: 'held.city',
          country: 'held.country',
          said_at: 'held.created_at',
          rows: KNOWN,
          confirmed: 'held.validated_at IS NOT NULL',
        },
        notes: [
          {
            when: 'either',
            rows: "held.status NOT IN ('pending_validation', 'completed', 'cancelled')",
            text: 'Une collecte est en cours : elle garde le nom, le téléphone et l’adresse où aller.',
          },
        ],
      },
      columns: {
        reference: 'Référence',
        status: 'État',
        donor_type: 'Genre de donateur',
        organization_name: 'Organisme',
        contact_name: 'Nom',
        email: 'Adresse e-mail',
        phone: 'Téléphone',
        street_address: 'Rue',
        postal_code: 'Code postal',
        city: 'Ville',
        country: 'Pays',
        access_info: 'Accès',
        donation_details: 'Ce qui est offert',
        pickup_availability: 'Disponibilités',
        special_instructions: 'Consignes',
        cancel_reason: 'Raison de l’annulation',
        created_at: 'Proposé le',
      },
      hidden: { form_hash: 'Empreinte du formulaire' },
      erasure: { set: FORGOTTEN_SET },
      kept: {
        columns: ['postal_code', 'city', 'country', 'donation_details'],
        reason:
          'Ce qui a été donné et dans quelle commune, pour les totaux des campagnes : plus rien n’y désigne quelqu’un.',
      },
      audited: 'physical-donations',
    },
  },
};
