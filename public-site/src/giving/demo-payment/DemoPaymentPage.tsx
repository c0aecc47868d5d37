import type { DemoSession } from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { formatAmount } from '../../shared/format/euros';
import { paths } from '../../shared/paths';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { EmptyState } from '../../shared/ui/StateMessage';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { demoPaymentContent as content } from './demo-payment.content';
import styles from './DemoPaymentPage.module.css';
import { NextPayments } from './NextPayments';
import { RefusalReason } from './RefusalReason';

interface DemoPaymentPageProps {
  /** Null where the session leads nowhere. */
  payment: DemoSession | null;
  /** A page of the site that one came from. */
  back: string | null;
  posted: FormAnswer<DemoSession> | undefined;
}

/** In the place of a provider's page, and of the bank behind it. */
export function DemoPaymentPage({ payment, back, posted }: DemoPaymentPageProps) {
  if (!payment) return <Unknown />;
  const { description, reference, amount, currency, status, subscription } = payment;
  const shown = formatAmount(amount, currency);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.warning} />
      <div className={styles.page} data-giving="">
        <p className={styles.what}>
          <strong>
            {shown} {subscription && content.every[subscription.every]}
          </strong>
          <span>{description}</span>
          <small>{reference}</small>
        </p>
        {content.statuses[status] && <p role="status">{content.statuses[status]}</p>}
        {(status === 'waiting' || status === 'processing') && (
          <BankForm payment={payment} amount={shown} posted={posted} />
        )}
        {subscription && status === 'succeeded' && (
          <NextPayments subscription={subscription} currency={currency} posted={posted} />
        )}
        <Ways payment={payment} back={back} />
      </div>
    </Container>
  );
}

interface BankFormProps {
  payment: DemoSession;
  amount: string;
  posted: FormAnswer<DemoSession> | undefined;
}

function BankForm({ payment: { status }, amount, posted }: BankFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm(posted);
  const isWaiting = status === 'waiting';
  return (
    <div ref={place}>
      <Form {...form} className={styles.form} aria-label={content.form}>
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        <Button type="submit" name="act" value="succeed" look="give" large aria-disabled={isSending}>
          {isWaiting ? content.succeed(amount) : content.accept}
        </Button>
        {isWaiting && (
          <Button type="submit" name="act" value="delay" aria-disabled={isSending}>
            {content.delay}
          </Button>
        )}
        <RefusalReason />
        <Button type="submit" name="act" value="refuse" aria-disabled={isSending}>
          {content.refuse}
        </Button>
      </Form>
    </div>
  );
}

function Ways({ payment, back }: Pick<DemoPaymentPageProps, 'back'> & { payment: DemoSession }) {
  const { status, success_url, cancel_url } = payment;
  if (back)
    return (
      <p className={styles.ways}>
        <LinkButton to={back}>{content.back}</LinkButton>
      </p>
    );
  const isOpen = status === 'waiting';
  return (
    <p className={styles.ways}>
      <a href={isOpen ? cancel_url : success_url}>{isOpen ? content.cancel : content.goOn}</a>
    </p>
  );
}

function Unknown() {
  const { title, text, give } = content.unknown;
  return (
    <Container narrow>
      <EmptyState title={title} text={text} heading="h1">
        <LinkButton look="give" to={paths.give()}>
          {give}
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
