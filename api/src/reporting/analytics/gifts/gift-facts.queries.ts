import { query } from '../../../platform/database/query.js';

export const stateOfFacts = query(
  `SELECT refreshed_at, took_ms, entries.last AS entries, entries.last - journal_id AS behind
     FROM analytics_refreshes, (SELECT coalesce(max(id), 0)::bigint AS last FROM journal_entries) entries
    WHERE name = 'gifts'`,
  [],
  { refreshed_at: 'timestamptz', took_ms: 'integer', entries: 'integer?', behind: 'integer?' },
);

export const lastJournalEntry = query(`SELECT coalesce(max(id), 0)::bigint AS id FROM journal_entries`, [], {
  id: 'integer?',
});

/** In its transaction alone: a million gifts take longer than any question may. */
export const allowTime = query(`SELECT set_config('statement_timeout', '10min', true) AS set`, [], {
  set: 'text?',
});

export const refreshGiftFacts = query('SELECT refresh_gift_facts()::text AS done', [], { done: 'text?' });

/** After the facts of gifts, which they are made of; the day is that of groups of donors. */
export const refreshDonorFacts = query('SELECT refresh_donor_facts($1)::text AS done', ['date'], {
  done: 'text?',
});

/** PostgreSQL counts what was filled a minute later, and plans until then as if there were nothing. */
export const analyzeFacts = query(
  `SELECT analyze_tables('gift_facts', 'gift_days', 'gift_amounts', 'donor_gifts', 'donor_months', 'donor_groups',
     'donor_group_sums')::text AS done`,
  [],
  { done: 'text?' },
);

export const noteRefresh = query(
  `UPDATE analytics_refreshes SET refreshed_at = $1, journal_id = $2, took_ms = $3 WHERE name = 'gifts'`,
  ['timestamptz', 'integer', 'integer'],
);
