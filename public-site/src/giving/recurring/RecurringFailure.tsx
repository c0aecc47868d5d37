import { TriangleAlert } from 'lucide-react';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { PaymentMethodForm } from './PaymentMethodForm';
import type { RecurringForm } from './recurring-form';
import { recurringContent } from './recurring-gift.content';
import styles from './RecurringGift.module.css';

const content = recurringContent.failing;

/** Why the last payment did not come, and what to do. */
export function RecurringFailure(form: RecurringForm) {
  const { status, last_failure, id } = form.gift;
  const Heading = form.heading;
  if (status !== 'past_due') return null;
  return (
    <section className={styles.failure} aria-labelledby={`echec-${id}`}>
      <Heading id={`echec-${id}`}>
        <TriangleAlert aria-hidden="true" size={24} />
        {content.title}
      </Heading>
      {last_failure && <p>{withFrenchSpaces(last_failure)}</p>}
      <p>{content.text}</p>
      <PaymentMethodForm {...form} isMain />
    </section>
  );
}
