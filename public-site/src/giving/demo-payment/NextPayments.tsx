import type { Currency, DemoSession, DemoSubscription } from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { formatDay } from '../../shared/format/dates';
import { formatAmount } from '../../shared/format/euros';
import { Button } from '../../shared/ui/Button';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { demoPaymentContent } from './demo-payment.content';
import styles from './DemoPaymentPage.module.css';
import { RefusalReason } from './RefusalReason';

const content = demoPaymentContent.subscription;

interface NextPaymentsProps {
  subscription: DemoSubscription;
  currency: Currency;
  posted: FormAnswer<DemoSession> | undefined;
}

/** What time would bring: the next payment of a recurring gift. */
export function NextPayments({ subscription, currency, posted }: NextPaymentsProps) {
  const { Form, answer, isSending, form, place } = useSentForm(posted);
  const { status, amount, every, next_payment_at, may_go_on } = subscription;
  return (
    <section className={styles.form} aria-labelledby="suivants" ref={place}>
      <h2 id="suivants">{content.title}</h2>
      <p>
        {content.states[status]} {formatAmount(amount, currency)} {demoPaymentContent.every[every]}.{' '}
        {next_payment_at && content.next(formatDay(next_payment_at))}
      </p>
      {answer?.done && <FormOutcome isDone>{demoPaymentContent.done}</FormOutcome>}
      {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
      {may_go_on && (
        <Form {...form} className={styles.form} aria-label={content.form}>
          <Button type="submit" name="act" value="next_succeed" look="give" aria-disabled={isSending}>
            {content.next_succeed}
          </Button>
          <Button type="submit" name="act" value="new_card" aria-disabled={isSending}>
            {content.new_card}
          </Button>
          <RefusalReason />
          <Button type="submit" name="act" value="next_refuse" aria-disabled={isSending}>
            {content.next_refuse}
          </Button>
        </Form>
      )}
    </section>
  );
}
