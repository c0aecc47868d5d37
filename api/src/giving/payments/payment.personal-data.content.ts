import { Injectable } from '@nestjs/common';
import {
  RETAINED_IN_ACCOUNTS,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'payments',
  label: 'Paiements',
  purpose: 'Faire payer un don chez un prestataire, et rapprocher ce qu’il annonce de nos comptes.',
  legal_basis: 'contract',
  people: 'Donatrices et donateurs',
  recipients: ['host', 'payment_providers'],
  order: 30,
  retention: [
    {
      what: 'Suite d’un paiement (téléphone, page de paiement), une fois la tentative finie ou périmée',
      period: { days: 30 },
      apply: {
        table: 'payment_attempts',
        over: 'held.next IS NOT NULL AND held.updated_at < $1',
        erasure: { set: 'next = NULL' },
      },
    },
  ],
  tables: {
    payment_attempts: {
      label: 'Tentatives de paiement',
      of: `held.purpose = 'donation' AND held.subject_id IN (SELECT id FROM donations WHERE lower(email) = $1)`,
      columns: {
        provider: 'Prestataire',
        method: 'Moyen',
        status: 'État',
        amount: 'Montant (centimes)',
        currency: 'Monnaie',
        next: 'Suite du paiement',
        created_at: 'Le',
        provider_payment_id: 'Numéro du paiement chez le prestataire',
        provider_session_id: 'Numéro de la page chez le prestataire',
        provider_subscription_id: 'Numéro d’abonnement chez le prestataire',
      },
      erasure: { set: 'next = NULL' },
      kept: {
        columns: ['provider_payment_id', 'provider_session_id', 'provider_subscription_id'],
        reason: RETAINED_IN_ACCOUNTS,
      },
    },
  },
})
export class PaymentPersonalData {}
