import { Injectable } from '@nestjs/common';
import {
  RETAINED_IN_ACCOUNTS,
  PersonalDataSource,
} from '../../platform/personal-data/personal-data-source.js';

@Injectable()
@PersonalDataSource({
  kind: 'bank-lines',
  label: 'Relevés bancaires',
  purpose: 'Rapprocher les virements et les chèques reçus des dons annoncés.',
  legal_basis: 'legal_obligation',
  people: 'Personnes qui paient par virement ou par chèque',
  recipients: ['host', 'bank'],
  order: 20,
  retention: [
    {
      what: 'Nom du payeur, libellé et notes des lignes de relevé',
      period: { years: 11 },
      apply: {
        table: 'bank_lines',
        over: `held.booked_on < $1::date AND concat(held.counterparty, held.wording, held.note) <> ''`,
        erasure: { set: `counterparty = '', wording = '', note = ''` },
      },
    },
    {
      what: 'Lignes de relevé qui n’ont pas pu être lues',
      period: { years: 1 },
      apply: {
        table: 'bank_rejected_lines',
        over: 'held.statement_id IN (SELECT id FROM bank_statements WHERE imported_at < $1)',
        erasure: 'delete',
      },
    },
  ],
  tables: {
    bank_lines: {
      label: 'Lignes de relevé',
      of: `held.donation_id IN (SELECT id FROM donations WHERE lower(email) = $1)
           OR names_address(concat_ws(' ', held.wording, held.counterparty, held.note), $1)`,
      columns: {
        booked_on: 'Jour',
        amount: 'Montant (centimes)',
        wording: 'Libellé',
        counterparty: 'Payeur',
        note: 'Note',
      },
      hidden: { line_key: 'Empreinte de la ligne, contre les doubles imports' },
      erasure: { set: `note = ''` },
      kept: { columns: ['wording', 'counterparty', 'line_key'], reason: RETAINED_IN_ACCOUNTS },
      audited: 'bank-lines',
    },
    bank_rejected_lines: {
      label: 'Lignes de relevé illisibles',
      of: 'names_address(held.content, $1)',
      columns: { content: 'Ligne', reason: 'Raison' },
      hidden: { line_key: 'Empreinte de la ligne' },
      erasure: 'delete',
    },
  },
})
export class BankLinePersonalData {}
