import { RECURRING_STATUS_LABELS, type RecurringGiftPage } from '@livres/api/contract';
import { formatAmount } from '../shared/format/euros';
import { withFrenchSpaces } from '../shared/format/french-spaces';
import { Badge } from '../shared/ui/Badge';
import { Day, Fact, Facts } from '../shared/ui/Facts';
import { RECURRING_TONES, recurringContent as content } from './recurring-gift.content';
import styles from './RecurringGift.module.css';

/** Where a gift that comes again stands. */
export function RecurringFacts({ gift }: { gift: RecurringGiftPage }) {
  const { status, next_payment_at, paused_until, started_at, cancelled_at, payment_label } = gift;
  const { given, payments, currency, reference } = gift;
  return (
    <div className={styles.standing}>
      <p>
        <Badge tone={RECURRING_TONES[status]}>{RECURRING_STATUS_LABELS[status]}</Badge>
      </p>
      <Notice gift={gift} />
      <Facts>
        <Fact name={status === 'past_due' ? content.retried : content.next}>
          {next_payment_at && <Day iso={next_payment_at} />}
        </Fact>
        <Fact name={content.until}>{paused_until && <Day iso={paused_until} />}</Fact>
        <Fact name={content.means}>{payment_label && withFrenchSpaces(payment_label)}</Fact>
        <Fact name={content.given}>
          {payments > 0 && content.givenIn(formatAmount(given, currency), payments)}
        </Fact>
        <Fact name={content.since}>{started_at && <Day iso={started_at} />}</Fact>
        <Fact name={content.stopped}>{cancelled_at && <Day iso={cancelled_at} />}</Fact>
        <Fact name={content.reference}>{reference}</Fact>
      </Facts>
    </div>
  );
}

function Notice({ gift: { status, paused_until } }: { gift: RecurringGiftPage }) {
  if (status === 'pending') return <p>{content.waiting}</p>;
  if (status === 'cancelled') return <p>{content.over}</p>;
  return status === 'paused' && !paused_until ? <p>{content.paused}</p> : null;
}
