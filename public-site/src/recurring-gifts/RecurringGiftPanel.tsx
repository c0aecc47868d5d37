import type { RecurringGiftPage } from '@livres/api/contract';
import { FormOutcome } from '../shared/ui/FormOutcome';
import { useSentForm } from '../shared/ui/useSentForm';
import type { RecurringAnswer } from './act-on-gift';
import { recurringContent as content } from './recurring-gift.content';
import { RecurringFacts } from './RecurringFacts';
import { RecurringFailure } from './RecurringFailure';
import { RecurringForms } from './RecurringForms';
import { RecurringHistory } from './RecurringHistory';
import styles from './RecurringGift.module.css';

interface RecurringGiftPanelProps {
  gift: RecurringGiftPage;
  /** The address whose action calls `actOnGift`. */
  action: string;
  /** What that answered, where the page came without a script. */
  posted: RecurringAnswer | undefined;
  /** Among others of the same donor: its own headings are below theirs, and its payments are listed elsewhere. */
  isOneOfSeveral?: boolean;
}

/** A gift that comes again, with all that its donor may do; the private page and /mon-compte both show it. */
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
      {told?.done && <FormOutcome isDone>{content.done[told.act]}</FormOutcome>}
      {told?.failure && <FormOutcome isDone={false}>{told.failure}</FormOutcome>}
      <RecurringFailure {...form} />
      <RecurringFacts gift={gift} />
      <RecurringForms {...form} />
      {!isOneOfSeveral && <RecurringHistory gift={gift} />}
    </div>
  );
}
