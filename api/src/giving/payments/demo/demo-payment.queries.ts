import { of, query } from '../../../platform/database/query.js';

export const sessionOfCustomer = query(
  `SELECT session_id FROM demo_subscriptions s JOIN demo_payments p USING (attempt_id) WHERE s.customer_id = $1`,
  ['text'],
  { session_id: of<string>('text?') },
);
