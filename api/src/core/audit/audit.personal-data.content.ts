import { type PersonalDataDescription } from '../../platform/personal-data/personal-data-source.js';

/** What says how money was handled is kept as long as the accounts. */
const OF_MONEY = `held.resource IN ('donations', 'recurring-gifts', 'receipts', 'receipt-batches', 'bank-lines',
  'bank-statements', 'reconciliation', 'unapplied-payments')`;

export const REDACTED = '[effacé]';

export const auditPersonalData: PersonalDataDescription = {
  kind: 'audit',
  label: 'Historique des actions de l’équipe',
  purpose: 'Savoir qui a fait quoi, retrouver une erreur, prouver comment l’argent a été suivi.',
  legal_basis: 'legitimate_interest',
  people: 'Membres de l’équipe, et personnes que leurs fiches nomment',
  recipients: ['host'],
  // It is found by the records that it is about: those are erased after it.
  order: -10,
  retention: [
    {
      what: 'Historique des contenus, des messages et des réglages',
      period: { years: 3 },
      apply: { table: 'audit_entries', over: `held.at < $1 AND NOT ${OF_MONEY}`, erasure: 'delete' },
    },
    {
      what: 'Historique de l’argent',
      period: { years: 11 },
      apply: { table: 'audit_entries', over: `held.at < $1 AND ${OF_MONEY}`, erasure: 'delete' },
    },
  ],
  tables: {
    audit_entries: {
      label: 'Actions qui nomment la personne',
      of: `names_address(concat_ws(' ', held.label, held.reason, held.changes::text), $1)`,
      columns: {
        at: 'Le',
        staff_name: 'Par',
        action: 'Action',
        label: 'Fiche',
        changes: 'Changements',
        reason: 'Raison',
      },
      hidden: { record_id: 'Numéro de la fiche' },
      erasure: 'source',
    },
  },
};
