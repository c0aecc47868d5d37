import type { RegistrationView } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { formatAmount } from '../../shared/format/euros';
import { LinkButton } from '../../shared/ui/Button';
import { ChangeForm } from './ChangeForm';
import type { RegistrationChange } from './change-registration';
import { momentText, ownRegistrationContent as content } from './own-registration.content';
import styles from './OwnRegistration.module.css';
import { PayForm, type ChooseMethod } from './PayForm';
import type { RegistrationRead } from './read-registration';

interface RegistrationStepProps {
  read: RegistrationRead;
  registration: RegistrationView;
  posted: RegistrationChange | undefined;
  transfer: ReactNode;
  chooseMethod: ChooseMethod;
}

/** The one thing to do now, or what happens next by itself. */
export function RegistrationStep({ read, registration, ...pay }: RegistrationStepProps) {
  const { status, is_offered, event, due } = registration;
  if (event.is_cancelled) return null;
  if (status === 'pending_verification')
    return <Verification registration={registration} posted={pay.posted} />;
  if (is_offered) return <Offer registration={registration} {...pay} />;
  if (status === 'waitlisted')
    return <WaitingList registration={registration} count={read.waiting_count ?? 0} />;
  if (status === 'pending_payment' || due > 0) return <Payment registration={registration} {...pay} />;
  return null;
}

interface PartProps {
  registration: RegistrationView;
  posted: RegistrationChange | undefined;
}

function Verification({ registration, posted }: PartProps) {
  const { title, text, resend, done } = content.verify;
  return (
    <section className={styles.step} aria-labelledby="etape">
      <h2 id="etape">{title}</h2>
      <p>{text(registration.email)}</p>
      <ChangeForm act="resend" label={resend} submit={resend} look="plain" done={done} posted={posted} />
    </section>
  );
}

function WaitingList({ registration, count }: { registration: RegistrationView; count: number }) {
  const { waiting_position: position, seats } = registration;
  const { title, place, alone, next, nothing } = content.waiting;
  return (
    <section className={styles.step} aria-labelledby="etape">
      <h2 id="etape">{title}</h2>
      {position !== null && (
        <p className={styles.place}>{count >= position ? place(position, count) : alone(position)}</p>
      )}
      <p>{next(seats)}</p>
      <p className={styles.soft}>{nothing}</p>
    </section>
  );
}

type PayProps = PartProps & Pick<RegistrationStepProps, 'transfer' | 'chooseMethod'>;

function Offer({ registration, posted, chooseMethod }: PayProps) {
  const { seats: wanted, offered_seats, offered_total, expires_at, currency } = registration;
  const { title, titleSeveral, text, part, take, takeAndPay, leave, keepPlace } = content.offer;
  const seats = offered_seats ?? wanted;
  const total = offered_total ?? registration.total;
  const isPart = seats < wanted;
  return (
    <section className={`${styles.step} ${styles.good}`} aria-labelledby="etape">
      <h2 id="etape">{seats > 1 ? titleSeveral(seats) : title}</h2>
      {isPart && <p>{part(seats, wanted)}</p>}
      {expires_at && <p>{text(momentText(expires_at), seats)}</p>}
      {total > 0 ? (
        <PayForm
          registration={registration}
          posted={posted}
          submit={takeAndPay(formatAmount(total, currency), seats)}
          chooseMethod={chooseMethod}
        />
      ) : (
        <ChangeForm act="accept" label={take(seats)} submit={take(seats)} posted={posted} />
      )}
      {isPart ? (
        <ChangeForm
          act="decline"
          label={keepPlace(wanted)}
          submit={keepPlace(wanted)}
          look="plain"
          posted={posted}
        />
      ) : (
        <ChangeForm act="cancel" label={leave} submit={leave} look="plain" posted={posted} />
      )}
    </section>
  );
}

function Payment({ registration, posted, transfer, chooseMethod }: PayProps) {
  const { expires_at, seats, total, due, currency, payment, payment_failure } = registration;
  const { title, until, difference, failed, submit, other } = content.pay;
  const form = (
    <PayForm
      registration={registration}
      posted={posted}
      submit={submit(formatAmount(due || total, currency))}
      chooseMethod={chooseMethod}
    />
  );
  return (
    <section className={styles.step} aria-labelledby="etape">
      <h2 id="etape">{title}</h2>
      {expires_at && <p>{until(seats, momentText(expires_at))}</p>}
      {due > 0 && <p>{difference(seats, formatAmount(due, currency))}</p>}
      {payment_failure && (
        <div className={styles.alert} role="note">
          <strong>{failed}</strong>
          <p>{payment_failure}</p>
        </div>
      )}
      {payment ? (
        <>
          <Begun payment={payment} transfer={transfer} />
          <details className={styles.folded} open={posted?.act === 'pay' ? true : undefined}>
            <summary>{other}</summary>
            {form}
          </details>
        </>
      ) : (
        form
      )}
    </section>
  );
}

/** How a payment goes on that was begun. */
function Begun({
  payment,
  transfer,
}: {
  payment: NonNullable<RegistrationView['payment']>;
  transfer: ReactNode;
}) {
  const { approve, refresh, resume } = content.pay;
  if (payment.kind === 'transfer') return transfer;
  if (payment.kind === 'redirect')
    return (
      <LinkButton look="main" large to={payment.url} className={styles.submit}>
        {resume}
      </LinkButton>
    );
  if (payment.kind !== 'approve') return null;
  return (
    <div role="status" className={styles.approve}>
      <strong>{approve}</strong>
      <p>{payment.message}</p>
      <LinkButton to="">{refresh}</LinkButton>
    </div>
  );
}
