import type { RegistrationView } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { ChangeForm } from './ChangeForm';
import type { RegistrationChange } from './change-registration';
import { momentText, ownRegistrationContent } from './own-registration.content';
import styles from './OwnRegistration.module.css';

const content = ownRegistrationContent.date;

interface DateChangePartProps {
  registration: RegistrationView;
  posted: RegistrationChange | undefined;
}

/** The event is on another day: one comes, or has all of it back; each is a press, and silence keeps the seat. */
export function DateChangePart({ registration, posted }: DateChangePartProps) {
  const { date_choice_until: until, date_choice: choice, refund_if_date_refused, currency } = registration;
  if (until === null) return null;
  const isPaid = refund_if_date_refused > 0;
  const refuse = isPaid ? content.refund : content.leave;
  return (
    <section className={styles.step} aria-labelledby="nouvelle-date">
      <h2 id="nouvelle-date">{content.title}</h2>
      <p>{choice === 'coming' ? content.comes(momentText(until)) : content.ask(momentText(until))}</p>
      {choice !== 'coming' && (
        <ChangeForm act="coming" label={content.come} submit={content.come} posted={posted} />
      )}
      {isPaid && <p>{content.back(formatAmount(refund_if_date_refused, currency))}</p>}
      <ChangeForm act="refund" label={refuse} submit={refuse} look="plain" posted={posted} />
    </section>
  );
}
