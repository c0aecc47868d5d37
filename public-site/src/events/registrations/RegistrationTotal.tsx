import { toMajorUnits, type PublicEvent } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { useHydrated } from '../../shared/ui/use-hydrated';
import type { RegistrationCost } from './registration-cost';
import { registrationFormContent } from './registration-form.content';
import styles from './RegistrationForm.module.css';

const content = registrationFormContent.total;

interface RegistrationTotalProps {
  event: PublicEvent;
  cost: RegistrationCost;
  hasCode: boolean;
}

/** What is to be paid and why, while the form is filled in; without a script the next page says it. */
export function RegistrationTotal({ event: { currency }, cost, hasCode }: RegistrationTotalProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return <p className={styles.help}>{content.unscripted}</p>;
  const { seats, unit_price, ticket_amount, gift, total } = cost;
  const money = (minor: number) => formatAmount(toMajorUnits(minor, currency), currency);
  return (
    <section className={styles.total} aria-label={content.title} aria-live="polite">
      <dl>
        <div>
          <dt>{unit_price > 0 ? content.seats(seats, money(unit_price)) : content.freeSeats(seats)}</dt>
          <dd>{ticket_amount > 0 ? money(ticket_amount) : content.free}</dd>
        </div>
        {gift !== null && gift > 0 && (
          <div>
            <dt>{content.gift}</dt>
            <dd>{money(gift)}</dd>
          </div>
        )}
        <div className={styles.sum}>
          <dt>{content.sum}</dt>
          <dd>{total === null ? content.unread : total > 0 ? money(total) : content.free}</dd>
        </div>
      </dl>
      {hasCode && <p className={styles.help}>{content.beforeCode}</p>}
      {(total ?? 0) > 0 && <p className={styles.help}>{content.noPayment}</p>}
    </section>
  );
}
