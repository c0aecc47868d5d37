import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { ErrorState } from '../../shared/ui/StateMessage';
import { UnknownLink } from '../../shared/ui/UnknownLink';
import type { PaymentCheck } from './change-registration';
import styles from './OwnRegistration.module.css';
import { paymentReturnContent as content, type PaymentSaid } from './payment-return.content';
import type { PaymentRead } from './read-registration';
import { useFormFetcher } from '../../shared/ui/use-form-fetcher';

const EVERY_MS = 3_000;
const MOST_ASKS = 20;

interface PaymentReturnPageProps {
  read: PaymentRead;
  hasGivenUp: boolean;
  posted: PaymentCheck | undefined;
  /** Shown where there is something to be glad of. */
  celebration: ReactNode;
}

/** Where one comes back from paying: it reads what is known; its button has the provider asked. */
export function PaymentReturnPage({ read, hasGivenUp, posted, celebration }: PaymentReturnPageProps) {
  const { payment, token, missing } = read;
  const said = payment && content.said(payment, hasGivenUp);
  if (!payment || !said) return <NoPayment isUnread={missing === 'failed'} />;
  return (
    <Container narrow>
      <PageHead title={said.title} current={content.title} lead={said.text}>
        <p className={styles.soft}>
          {withFrenchSpaces(payment.event_title)}. {content.reference(payment.reference)}.
        </p>
      </PageHead>
      <div className={styles.page} data-giving="">
        {said.kind === 'paid' && celebration}
        {said.kind === 'waiting' && <CheckForm posted={posted} />}
        {!token && said.kind !== 'waiting' && <p>{content.byEmail}</p>}
        <div className={styles.links}>
          {token && (
            <LinkButton look={said.kind === 'waiting' ? 'plain' : 'main'} to={paths.registration(token)}>
              {mayPayAgain(said) && payment.status === 'pending_payment' ? content.pay : content.own}
            </LinkButton>
          )}
          <LinkButton to={paths.event(payment.event_slug)}>{content.toEvent}</LinkButton>
        </div>
      </div>
    </Container>
  );
}

const mayPayAgain = ({ kind }: PaymentSaid) => kind === 'refused' || kind === 'given_up';

/** Pressed by hand, or by the page itself as long as the answer is not known. */
function CheckForm({ posted }: { posted: PaymentCheck | undefined }) {
  const fetcher = useFormFetcher<PaymentCheck>();
  const isAsking = fetcher.state !== 'idle';
  const ask = () => void fetcher.submit({}, { method: 'post' });
  useAskedAgain(ask, isAsking);
  const failure = (fetcher.data ?? posted)?.failure;
  return (
    <fetcher.Form method="post" className={styles.form} aria-label={content.check}>
      {failure && <FormOutcome isDone={false}>{failure}</FormOutcome>}
      <Button type="submit" look="main" large className={styles.submit} aria-disabled={isAsking}>
        {isAsking ? content.checking : content.check}
      </Button>
    </fetcher.Form>
  );
}

function useAskedAgain(ask: () => void, isAsking: boolean): void {
  const [asks, setAsks] = useState(0);
  const again = useEffectEvent(() => {
    if (isAsking || document.hidden) return;
    setAsks((before) => before + 1);
    ask();
  });
  const isOver = asks >= MOST_ASKS;
  useEffect(() => {
    if (isOver) return;
    again();
    const timer = setInterval(() => again(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver]);
}

function NoPayment({ isUnread }: { isUnread: boolean }) {
  if (!isUnread) return <UnknownLink texts={content.missing} />;
  return (
    <Container narrow>
      <ErrorState {...content.unread} heading="h1" onRetry={() => location.reload()} />
    </Container>
  );
}
