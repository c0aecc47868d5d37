import { RECURRING_STATUS_LABELS, type RecurringGiftPage } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { Badge } from '../../shared/ui/Badge';
import { Day, Detail, DetailList } from '../../shared/ui/DetailList';
import { RECURRING_TONES, recurringContent as content } from './recurring-gift.content';
import styles from './RecurringGift.module.css';

/** Where a recurring gift stands. */
export function RecurringDetails({ gift }: { gift: RecurringGiftPage }) {
  const { status, next_payment_at, paused_until, started_at, cancelled_at, payment_label } = gift;
  const { given, payments, currency, reference } = gift;
  return (
    <div className={styles.standing}>
      <p>
        <Badge tone={RECURRING_TONES[status]}>{RECURRING_STATUS_LABELS[status]}</Badge>
      </p>
      <Notice gift={gift} />
      <DetailList>
        <Detail name={status === 'past_due' ? content.retried : content.next}>
          {next_payment_at && <Day iso={next_payment_at} />}
        </Detail>
        <Detail name={content.until}>{paused_until && <Day iso={paused_until} />}</Detail>
        <Detail name={content.means}>{payment_label && withFrenchSpaces(payment_label)}</Detail>
        <Detail name={content.given}>
          {payments > 0 && content.givenIn(formatAmount(given, currency), payments)}
        </Detail>
        <Detail name={content.since}>{started_at && <Day iso={started_at} />}</Detail>
        <Detail name={content.stopped}>{cancelled_at && <Day iso={cancelled_at} />}</Detail>
        <Detail name={content.reference}>{reference}</Detail>
      </DetailList>
    </div>
  );
}

function Notice({ gift: { status, paused_until } }: { gift: RecurringGiftPage }) {
  if (status === 'pending') return <p>{content.waiting}</p>;
  if (status === 'cancelled') return <p>{content.over}</p>;
  return status === 'paused' && !paused_until ? <p>{content.paused}</p> : null;
}
