import {
  type PersonalDataDescription,
  RETAINED_IN_ACCOUNTS,
} from '../../platform/personal-data/personal-data-source.js';
import { REGISTRATION_RETENTION } from './registration.contract.js';

const OF_PERSON = 'SELECT id FROM event_registrations WHERE lower(email) = $1';
/** One whose date was never set, or was taken away, is over for them a year after they registered. */
const AFTER_EVENT = `held.event_id IN (SELECT id FROM events
  WHERE coalesce(end_date, start_date, held.created_at + interval '1 year') < $1)`;
const NEEDS_SET = `special_needs = '', answers = '[]'`;
const NOBODY_SET = `first_name = '', last_name = '', email = '', phone = '', organization = '', ${NEEDS_SET},
  form_key = NULL, form_hash = NULL, cancellation_reason = ''`;

export const registrationPersonalData: PersonalDataDescription = {
  kind: 'event-registrations',
  label: 'Inscriptions aux événements',
  purpose: 'Garder les places de qui s’inscrit, encaisser, prévenir, accueillir et rembourser.',
  legal_basis: 'contract',
  people: 'Personnes inscrites à un événement',
  recipients: ['host', 'email_provider', 'payment_providers', 'bank'],
  retention: [
    {
      what: 'Inscriptions à un événement jamais confirmées ou expirées',
      period: { days: 30 },
      apply: {
        table: 'event_registrations',
        over: `(held.status = 'expired' OR held.verified_at IS NULL) AND held.paid_at IS NULL
               AND held.donation_id IS NULL AND coalesce(held.expired_at, held.created_at) < $1
               AND NOT EXISTS (SELECT FROM event_registration_refunds back WHERE back.registration_id = held.id)`,
        erasure: 'delete',
      },
    },
    {
      // They may say something of health.
      what: 'Besoins particuliers et réponses au formulaire, après l’événement',
      period: REGISTRATION_RETENTION.needs,
      apply: {
        table: 'event_registrations',
        over: `(held.special_needs <> '' OR held.answers <> '[]') AND ${AFTER_EVENT}`,
        // The hash of the form is of these words too.
        erasure: { set: `${NEEDS_SET}, form_hash = NULL` },
      },
    },
    {
      what: 'Identité des personnes inscrites, après l’événement',
      period: REGISTRATION_RETENTION.identity,
      apply: {
        table: 'event_registrations',
        over: `concat(held.first_name, held.last_name, held.email, held.phone, held.organization,
               held.cancellation_reason) <> '' AND ${AFTER_EVENT}`,
        erasure: { set: NOBODY_SET },
      },
    },
    {
      what: 'Précisions du suivi des inscriptions',
      period: { years: 3 },
      apply: {
        table: 'event_registration_entries',
        over: 'held.details IS NOT NULL AND held.at < $1',
        erasure: { set: 'details = NULL' },
      },
    },
    {
      what: 'Motifs de remboursement des inscriptions',
      period: { years: 11 },
      apply: {
        table: 'event_registration_refunds',
        over: `held.reason <> '' AND held.created_at < $1`,
        erasure: { set: `reason = ''` },
      },
    },
  ],
  tables: {
    event_registration_links: {
      label: 'Liens vers les pages d’inscription',
      of: `held.registration_id IN (${OF_PERSON})`,
      columns: { purpose: 'Usage', created_at: 'Envoyé le' },
      hidden: { token_hash: 'Empreinte d’un lien secret' },
      erasure: 'delete',
    },
    event_registration_entries: {
      label: 'Suivi des inscriptions',
      of: `held.registration_id IN (${OF_PERSON})`,
      columns: { at: 'Le', text: 'Événement', details: 'Précisions' },
      erasure: { set: 'details = NULL' },
    },
    event_registration_refunds: {
      label: 'Remboursements d’inscriptions',
      of: `held.registration_id IN (${OF_PERSON})`,
      columns: {
        ticket_amount: 'Montant des places (unité mineure)',
        donation_amount: 'Montant du don en plus (unité mineure)',
        currency: 'Monnaie',
        reason: 'Motif',
        status: 'État',
        created_at: 'Demandé le',
      },
      erasure: { set: `reason = ''` },
    },
    event_registrations: {
      label: 'Inscriptions',
      of: 'lower(held.email) = $1',
      merge: {
        resource: 'event-registrations',
        addresses: { email: 'follows' },
        identity: {
          first_name: 'held.first_name',
          last_name: 'held.last_name',
          organization_name: 'held.organization',
          phone: 'held.phone',
          said_at: 'held.created_at',
          confirmed: 'held.verified_at IS NOT NULL',
        },
      },
      columns: {
        reference: 'Référence',
        event_id: 'Événement n°',
        status: 'État',
        first_name: 'Prénom',
        last_name: 'Nom',
        email: 'Adresse e-mail',
        phone: 'Téléphone',
        organization: 'Organisme',
        seats: 'Places',
        special_needs: 'Besoins particuliers',
        answers: 'Réponses au formulaire',
        ticket_amount: 'Montant des places (unité mineure)',
        donation_amount: 'Don en plus (unité mineure)',
        currency: 'Monnaie',
        payment_method: 'Moyen de paiement',
        provider: 'Prestataire de paiement',
        provider_payment_id: 'Numéro du paiement chez le prestataire',
        paid_at: 'Payé le',
        cancellation_reason: 'Motif de l’annulation',
        date_choice: 'Réponse à une nouvelle date',
        created_at: 'Demandée le',
      },
      hidden: { form_key: 'Clé du formulaire', form_hash: 'Empreinte du formulaire' },
      erasure: { set: NOBODY_SET },
      kept: { columns: ['reference', 'provider_payment_id'], reason: RETAINED_IN_ACCOUNTS },
      audited: 'event-registrations',
    },
  },
};

export const registrationErasure = {
  toCome: (event: string, reference: string) =>
    `Une inscription à « ${event} » (${reference}) est à venir : annulez-la d’abord, ou attendez que l’événement soit passé.`,
} as const;
