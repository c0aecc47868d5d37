import type { Frequency, RecurringGiftPage } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { RecurringAnswer } from './change-recurring-gift';
import { recurringContent as content } from './recurring-gift.content';
import { RecurringDetails } from './RecurringDetails';
import { RecurringFailure } from './RecurringFailure';
import { RecurringForms } from './RecurringForms';
import { RecurringHistory } from './RecurringHistory';
import styles from './RecurringGift.module.css';

interface RecurringGiftPanelProps {
  gift: RecurringGiftPage;
  /** The address whose action calls `changeRecurringGift`. */
  action: string;
  /** What that answered, where the page came without a script. */
  posted: RecurringAnswer | undefined;
  /** Among others of the same donor: its own headings are below theirs, and its payments are listed elsewhere. */
  isOneOfSeveral?: boolean;
}

/** A higher amount, or the same more often, is not done before its owner has confirmed it. */
function doneWith(act: RecurringAnswer['act'], gift: RecurringGiftPage): string {
  return (act === 'amount' || act === 'frequency') && gift.to_confirm ? toConfirm(gift) : content.done[act];
}

function toConfirm({ to_confirm, currency, amount, frequency }: RecurringGiftPage): string {
  if (!to_confirm) return '';
  const shown = (euros: number, pace: Frequency) => content.amountEach(formatAmount(euros, currency), pace);
  return content.toConfirm(
    shown(to_confirm.amount, to_confirm.frequency),
    shown(amount, frequency),
    to_confirm.email_hint,
  );
}

/** A recurring gift, with all that its donor may do; the private page and /mon-compte both show it. */
export function RecurringGiftPanel({
  gift,
  action,
  posted,
  isOneOfSeveral = false,
}: RecurringGiftPanelProps) {
  const { place, answer, ...sent } = useSentForm<RecurringGiftPage>(
    posted?.gift_id === gift.id ? posted : undefined,
  );
  const told = answer as RecurringAnswer | undefined;
  const heading = isOneOfSeveral ? 'h4' : 'h2';
  const form = { ...sent, answer: told, gift, action, heading } as const;
  return (
    <div ref={place} className={styles.panel} data-recurring-gift="">
      {told?.done && <FormOutcome isDone>{doneWith(told.act, told.done)}</FormOutcome>}
      {!told?.done && gift.to_confirm && (
        <p className={styles.waiting} role="status">
          {toConfirm(gift)}
        </p>
      )}
      {told?.failure && <FormOutcome isDone={false}>{told.failure}</FormOutcome>}
      <RecurringFailure {...form} />
      <RecurringDetails gift={gift} />
      <RecurringForms {...form} />
      {!isOneOfSeveral && <RecurringHistory gift={gift} />}
    </div>
  );
}
