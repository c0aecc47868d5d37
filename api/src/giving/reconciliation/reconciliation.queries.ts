import { of, query } from '../../platform/database/query.js';
import type { JournalMove } from './reconciliation.rules.js';

export const journalMoves = query(
  `SELECT CASE WHEN entry.kind IN ('extra', 'suspense') THEN 'gift'
            ELSE regexp_replace(entry.kind, '^(extra|suspense)_', '') END AS kind,
          substr(entry.ref, length($1) + 2) AS ref, entry.donation_id, donation.reference, entry.happened_at AS at,
          abs(posting.amount) AS amount, posting.currency
     FROM journal_entries entry
     JOIN journal_postings posting ON posting.entry_id = entry.id AND posting.account = 'provider:' || $1
     LEFT JOIN donations donation ON donation.id = entry.donation_id
    WHERE entry.kind ~ '^(gift|extra|suspense|((extra|suspense)_)?(refund|dispute))$'
      AND (entry.ref = ANY($2) OR (entry.ref LIKE $1 || ':%' AND entry.happened_at >= $3))`,
  ['text', 'text[]', 'timestamptz'],
  {
    kind: of<JournalMove['kind']>('text'),
    ref: 'text',
    donation_id: 'uuid?',
    reference: 'text?',
    at: 'timestamptz',
    amount: 'integer',
    currency: of<JournalMove['currency']>('text'),
  },
);

export const openPayments = query(
  `SELECT count(*)::int AS count FROM payment_attempts
    WHERE provider = $1 AND status IN ('created', 'waiting', 'processing') AND updated_at < $2`,
  ['text', 'timestamptz'],
  { count: 'integer' },
);
