import { of, query } from '../../../platform/database/query.js';
import type { DonorGroup } from '../../../giving/donor-admin/donor-group.contract.js';

/** The groups of the last refresh, which said the day that they are of. */
export const donorGroupSums = query('SELECT name, people, given, year_given FROM donor_group_sums', [], {
  name: of<DonorGroup>('text'),
  people: 'integer',
  given: 'integer',
  year_given: 'integer',
});

export const dayOfGroups = query(
  `SELECT to_char(day, 'YYYY-MM-DD') AS day, to_char(day - interval '12 months' + interval '1 day', 'YYYY-MM-DD') AS first_day
     FROM analytics_refreshes WHERE name = 'gifts'`,
  [],
  { day: 'text', first_day: 'text' },
);
