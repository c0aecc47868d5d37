import { of, query } from '../../platform/database/query.js';
import type { JournalRecord } from './fec.rules.js';

const AT_ONCE = 500;

export const journalEntries = query(
  `SELECT entry.id, entry.kind, entry.ref, entry.happened_at, entry.entered_at, donation.reference,
      (SELECT json_agg(json_build_object('account', account, 'amount', amount, 'currency', currency) ORDER BY id)
         FROM journal_postings WHERE entry_id = entry.id) AS postings
    FROM journal_entries entry LEFT JOIN donations donation ON donation.id = entry.donation_id
   WHERE is_counted(entry.mode) AND entry.happened_at >= $1 AND entry.happened_at < $2 AND entry.id > $3
   ORDER BY entry.id LIMIT ${AT_ONCE}`,
  ['timestamptz', 'timestamptz', 'integer'],
  {
    id: 'integer',
    kind: 'text',
    ref: 'text',
    happened_at: 'timestamptz',
    entered_at: 'timestamptz',
    reference: 'text?',
    postings: of<JournalRecord['postings']>('jsonb'),
  },
);
