import type { RegistrationView } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { ChangeForm } from './ChangeForm';
import type { RegistrationChange } from './change-registration';
import { ownRegistrationContent } from './own-registration.content';
import styles from './OwnRegistration.module.css';

const content = ownRegistrationContent.cancel;

interface CancellationPartProps {
  registration: RegistrationView;
  posted: RegistrationChange | undefined;
}

/** Folded until it is asked for, and it says first what is given back. */
export function CancellationPart({ registration, posted }: CancellationPartProps) {
  const isWaiting = registration.status === 'waitlisted';
  return (
    <section className={styles.part} aria-labelledby="annuler">
      <h2 id="annuler">{content.title}</h2>
      <details className={styles.folded} open={posted?.act === 'cancel' ? true : undefined}>
        <summary>{isWaiting ? content.openWaiting : content.open}</summary>
        {sentencesOf(registration).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ChangeForm act="cancel" label={content.form} submit={content.submit} look="plain" posted={posted} />
      </details>
    </section>
  );
}

/** What a cancellation does to the seats, to the money and to the gift. */
export function sentencesOf(registration: RegistrationView): string[] {
  const { status, seats, is_paid, amount, donation_amount, refund_if_cancelled, currency } = registration;
  const money = (value: number) => formatAmount(value, currency);
  return [
    ...(status === 'waitlisted' ? [] : [content.free(seats)]),
    ...(is_paid && amount > 0
      ? [refund_if_cancelled > 0 ? content.back(money(refund_if_cancelled)) : content.nothing]
      : []),
    ...(is_paid && donation_amount > 0 ? [content.gift(money(donation_amount))] : []),
  ];
}
