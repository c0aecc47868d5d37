import { ACCOUNTED_FIELDS, PERSON_LABELS } from '../donors/donor.personal-data.content.js';
import {
  RETAINED_IN_ACCOUNTS,
  type PersonalDataDescription,
} from '../../platform/personal-data/personal-data-source.js';

export const NOBODY_SET = `email = '', first_name = '', last_name = '', organization_name = '', siren = '', legal_form = '',
  street_address = '', postal_code = '', city = '', message = '', dedication = '', cancel_reason = '', payment_label = NULL`;

export const recurringPersonalData: PersonalDataDescription = {
  kind: 'recurring-gifts',
  label: 'Dons réguliers',
  purpose: 'Prélever les dons réguliers, les changer ou les arrêter à la demande, tenir les comptes.',
  legal_basis: 'contract',
  people: 'Donatrices et donateurs réguliers',
  recipients: ['host', 'email_provider', 'payment_providers'],
  // A recurring gift is held before the gifts that it is made of.
  order: 50,
  retention: [
    {
      what: 'Demandes de changement à confirmer, après leur fin',
      period: { days: 1 },
      job: { name: 'recurring-gifts.confirmations', cron: '22 4 * * *' },
      apply: { table: 'recurring_confirmations', over: 'held.expires_at < $1', erasure: 'delete' },
    },
    {
      what: 'Dons réguliers jamais commencés',
      period: { days: 30 },
      apply: {
        table: 'recurring_gifts',
        over: `held.status = 'cancelled' AND held.started_at IS NULL AND held.cancelled_at < $1
               AND concat(held.email, held.last_name, held.message, held.cancel_reason) <> ''`,
        erasure: { set: NOBODY_SET },
      },
    },
    {
      what: 'Dons réguliers arrêtés : identité dans les comptes',
      period: { years: 11 },
      apply: {
        table: 'recurring_gifts',
        over: `held.status = 'cancelled' AND held.cancelled_at < $1
               AND concat(held.email, held.first_name, held.last_name, held.organization_name) <> ''`,
        erasure: { set: NOBODY_SET },
      },
    },
  ],
  tables: {
    recurring_confirmations: {
      label: 'Changements à confirmer',
      of: 'held.recurring_gift_id IN (SELECT id FROM recurring_gifts WHERE lower(email) = $1)',
      columns: { change: 'Changement demandé', created_at: 'Le', used_at: 'Confirmé le' },
      hidden: { token_hash: 'Empreinte d’un lien secret' },
      erasure: 'delete',
    },
    recurring_gifts: {
      label: 'Dons réguliers',
      of: 'lower(held.email) = $1',
      merge: {
        resource: 'recurring-gifts',
        addresses: { email: 'follows' },
        identity: {
          first_name: 'held.first_name',
          last_name: 'held.last_name',
          organization_name: 'held.organization_name',
          street_address: 'held.street_address',
          postal_code: 'held.postal_code',
          city: 'held.city',
          country: 'held.country',
          said_at: 'held.created_at',
          confirmed: 'held.started_at IS NOT NULL',
        },
        current: {
          rows: `held.status IN ('active', 'past_due', 'paused')`,
          columns: [
            'first_name',
            'last_name',
            'organization_name',
            'street_address',
            'postal_code',
            'city',
            'country',
          ],
        },
        notes: [
          {
            when: 'either',
            rows: `held.status IN ('active', 'past_due', 'paused')`,
            text: 'Un don régulier est en cours : il continue sans changement, et ses prochains reçus porteront le nom et l’adresse gardés.',
          },
        ],
      },
      columns: {
        reference: 'Référence',
        status: 'État',
        amount: 'Montant (centimes)',
        currency: 'Monnaie',
        frequency: 'Rythme',
        payment_method: 'Moyen de paiement',
        payment_label: 'Carte ou compte (derniers chiffres)',
        ...PERSON_LABELS,
        message: 'Message',
        dedication: 'Dédicace',
        provider: 'Prestataire de paiement',
        provider_subscription_id: 'Numéro d’abonnement chez le prestataire',
        provider_customer_id: 'Numéro de client chez le prestataire',
        started_at: 'Commencé le',
        cancelled_at: 'Arrêté le',
        cancel_reason: 'Raison de l’arrêt',
      },
      erasure: 'source',
      kept: {
        rows: 'held.started_at IS NOT NULL',
        columns: [...ACCOUNTED_FIELDS, 'provider_subscription_id', 'provider_customer_id'],
        reason: RETAINED_IN_ACCOUNTS,
      },
      audited: 'recurring-gifts',
    },
  },
};
