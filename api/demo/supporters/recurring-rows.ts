import type { EntityManager } from 'typeorm';
import { timelineTexts } from '../../src/giving/recurring/recurring-timeline.content.js';
import { paymentFailure } from '../../src/giving/payments/payment-failures.contract.js';
import { moneyInFrench } from '../../src/platform/money/money-in-french.js';
import type { DemoRows } from '../demo-rows.js';
import { FAILURE, insertRecurringGift } from '../money/demo-money-rows.js';
import { demoMoneyAuthors } from '../money/demo-money-timeline.content.js';
import type { MadeRecurringGift, RecurringChange } from './recurring-plan.js';

/** As it was when it began: what it is now comes with its changes. */
export function insertAsBegun(rows: DemoRows, { gift, changes }: MadeRecurringGift, reference: string): void {
  const amount = changes[0]?.before ?? gift.amount;
  insertRecurringGift(rows, { ...gift, amount, status: 'active', stopped_at: null }, null, reference);
}

/** What the timeline says to staff of its changes. */
export function changeEntries({ gift, changes }: MadeRecurringGift) {
  return changes.map(({ kind, at, before, amount, reason }) => ({
    kind,
    at,
    text: textOf(kind, before, amount),
    donation_id: null,
    recurring_gift_id: gift.id,
    staff_id: null,
    by_name: BY_DONOR.has(kind) && !isLost(changes, at) ? demoMoneyAuthors.donor : null,
    details: reason || null,
  }));
}

const BY_DONOR: ReadonlySet<RecurringChange['kind']> = new Set(['amount', 'paused', 'resumed', 'cancelled']);
const isLost = (changes: readonly RecurringChange[], at: Date) =>
  changes.at(-1)!.at === at && changes.at(-2)?.kind === 'payment_failed';

function textOf(kind: RecurringChange['kind'], before: number, amount: number): string {
  switch (kind) {
    case 'amount':
      return timelineTexts.amount(moneyInFrench(before, 'EUR'), moneyInFrench(amount, 'EUR'));
    case 'payment_failed':
      return timelineTexts.paymentFailed(1);
    case 'paused':
      return timelineTexts.paused(null);
    default:
      return timelineTexts[kind];
  }
}

/** One change after the other, so that what each gift was before is kept as it is of real ones. */
export async function applyChanges(tx: EntityManager, made: readonly MadeRecurringGift[]): Promise<void> {
  const most = Math.max(...made.map(({ changes }) => changes.length));
  for (let turn = 0; turn < most; turn += 1) {
    const changes = made.flatMap(({ gift, changes: all }) => {
      const change = all[turn];
      if (!change) return [];
      const fails = change.status === 'past_due';
      return {
        id: gift.id,
        ...change,
        last_failure: fails ? paymentFailure(FAILURE.code) : null,
        failed_payments: fails ? FAILURE.times : 0,
        cancelled_at: change.status === 'cancelled' ? change.at : null,
      };
    });
    await tx.query(
      `UPDATE recurring_gifts gift
          SET status = change.status, amount = change.amount, updated_at = change.at, last_failure = change.last_failure,
              failed_payments = change.failed_payments, cancelled_at = change.cancelled_at, cancel_reason = change.reason
         FROM jsonb_to_recordset($1) AS change (id uuid, status text, amount bigint, at timestamptz, reason text,
              last_failure text, failed_payments int, cancelled_at timestamptz)
        WHERE gift.id = change.id`,
      [JSON.stringify(changes)],
    );
  }
}
