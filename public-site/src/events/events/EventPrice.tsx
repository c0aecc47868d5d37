import {
  earlyBird,
  EVENT_PAYMENT_METHOD_LABELS,
  eventTime,
  type EarlyBird,
  type PublicEvent,
} from '@livres/api/contract';
import { formatDay } from '../../shared/format/dates';
import { formatAmount } from '../../shared/format/euros';
import { onFirstUse } from '../../shared/format/on-first-use';
import { eventContent } from './event.content';
import styles from './EventPage.module.css';

interface EventPriceProps {
  event: PublicEvent;
  now: Date;
}

const list = onFirstUse(() => new Intl.ListFormat('fr', { type: 'disjunction' }));

/** What one pays now, what it was or will be, and how one pays. */
export function EventPrice({ event, now }: EventPriceProps) {
  if (event.is_free) return eventContent.free;
  const price = formatAmount(event.price, event.currency);
  const early = earlyBird(event, now);
  return (
    <>
      {early?.runs ? (
        <>
          <strong>{formatAmount(early.price, event.currency)}</strong> <s>{eventContent.insteadOf(price)}</s>
          <span className={styles.early}>{earlyText(early)}</span>
        </>
      ) : (
        <strong>{price}</strong>
      )}
      {early && !early.runs && early.deadline && eventTime(event, now) !== 'past' && (
        <span className={styles.note}>
          {eventContent.earlyOver(formatAmount(early.price, event.currency), formatDay(early.deadline))}
        </span>
      )}
      {event.payment_methods.length > 0 && (
        <span className={styles.note}>
          {eventContent.payment}{' '}
          {list().format(
            event.payment_methods.map((method) => EVENT_PAYMENT_METHOD_LABELS[method].toLowerCase()),
          )}
        </span>
      )}
    </>
  );
}

function earlyText({ discount_percentage: off, deadline }: EarlyBird): string {
  return deadline ? eventContent.earlyUntil(off, formatDay(deadline)) : eventContent.earlyNoDeadline(off);
}
