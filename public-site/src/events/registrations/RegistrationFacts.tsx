import {
  REGISTRATION_STATUS_LABELS,
  type RegistrationStatus,
  type RegistrationView,
} from '@livres/api/contract';
import type { ReactNode } from 'react';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { Badge, type BadgeTone } from '../../shared/ui/Badge';
import { Detail, DetailList } from '../../shared/ui/DetailList';
import { placeName } from '../shared/event-place.content';
import { eventWhen } from '../shared/event-when';
import { ownRegistrationContent as content } from './own-registration.content';
import styles from './OwnRegistration.module.css';

const TONES: Record<RegistrationStatus, BadgeTone> = {
  pending_verification: 'warm',
  pending_payment: 'warm',
  confirmed: 'good',
  waitlisted: 'warm',
  cancelled: 'quiet',
  expired: 'quiet',
  refunded: 'quiet',
};

/** What was registered: when, where, who, and how the price adds up. */
export function RegistrationFacts({ registration }: { registration: RegistrationView }) {
  const { event, first_name, last_name, seats, reference, status, refund_pending } = registration;
  const isOnItsWay = status === 'refunded' && refund_pending > 0;
  return (
    <section className={styles.part} aria-labelledby="faits">
      <h2 id="faits">{content.facts}</h2>
      <p>
        <Badge tone={TONES[status]}>
          {isOnItsWay ? content.refundPending : REGISTRATION_STATUS_LABELS[status]}
        </Badge>
      </p>
      <DetailList>
        <Detail name={content.when}>{event.start_date ? eventWhen(event) : content.dateToCome}</Detail>
        <Detail name={content.where}>
          {[withFrenchSpaces(placeName(event)), event.address].filter(Boolean).join(', ')}
        </Detail>
        <Detail name={content.name}>{`${first_name} ${last_name}`.trim()}</Detail>
        <Detail name={content.seats}>{String(seats)}</Detail>
        {amountsOf(registration).map(([name, value]) => (
          <Detail key={name} name={name}>
            {value}
          </Detail>
        ))}
        <Detail name={content.reference}>{reference}</Detail>
      </DetailList>
    </section>
  );
}

function amountsOf(registration: RegistrationView): [string, ReactNode][] {
  const { amount, discount, donation_amount: gift, total, due, currency, is_paid } = registration;
  const { refunded, refund_pending: pending } = registration;
  if (total === 0) return [[content.total, content.free]];
  const money = (value: number) => formatAmount(value, currency);
  const isOwed = ['pending_payment', 'pending_verification', 'waitlisted'].includes(registration.status);
  const owing = isOwed ? content.toPay(money(total)) : money(total);
  const settled = is_paid ? content.paid(money(total)) : owing;
  const sum = due > 0 ? content.stillToPay(money(total), money(due)) : settled;
  return [
    [content.ticket, discount > 0 ? `${money(amount)}, ${content.discount(money(discount))}` : money(amount)],
    [content.gift, gift > 0 && `${money(gift)}, ${content.giftNote}`],
    [content.total, <strong key="total">{sum}</strong>],
    [content.refunded, refunded > 0 && money(refunded)],
    [content.refundPending, pending > 0 && money(pending)],
  ];
}
