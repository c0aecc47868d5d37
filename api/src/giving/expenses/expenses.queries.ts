import { of, query } from '../../platform/database/query.js';
import type { ExpenseCategory } from './expense.contract.js';

/**
 * What each account of income and spending moved in each year of Paris, in cents; expenses by category. What moved no
 * money is left out where money can move.
 */
export const movedByYear = query(
  `SELECT extract(year FROM entry.happened_at AT TIME ZONE 'Europe/Paris')::int AS year, posting.account,
          expense.category, sum(posting.amount)::bigint AS amount
     FROM journal_entries entry JOIN journal_postings posting ON posting.entry_id = entry.id
     LEFT JOIN expenses expense ON expense.entry_id = CASE
       WHEN entry.kind <> 'expense' THEN NULL
       WHEN entry.ref LIKE 'undo:%' THEN substr(entry.ref, 6)::bigint
       ELSE entry.id END
    WHERE posting.account IN ('gifts', 'tickets', 'fees', 'losses', 'expenses') AND posting.currency = 'EUR'
      AND is_counted(entry.mode)
    GROUP BY 1, 2, 3 ORDER BY 1 DESC`,
  [],
  {
    year: 'integer',
    account: of<'gifts' | 'tickets' | 'fees' | 'losses' | 'expenses'>('text'),
    category: of<ExpenseCategory | null>('text?'),
    amount: 'integer',
  },
);
