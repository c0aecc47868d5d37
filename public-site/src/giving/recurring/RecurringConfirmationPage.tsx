import type { Frequency, RecurringConfirmation } from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { formatAmount } from '../../shared/format/euros';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { EmptyState } from '../../shared/ui/StateMessage';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { pathTo } from '../../shared/paths';
import { recurringContent } from './recurring-gift.content';
import styles from './RecurringGift.module.css';

const content = recurringContent.confirmation;

interface RecurringConfirmationPageProps {
  confirmation: RecurringConfirmation | null;
  /** Why there is none, in French, where the link ended. */
  refusal: string | null;
  posted: FormAnswer<RecurringConfirmation> | undefined;
}

/** Where the link of a higher amount leads: programs that read mail open links, so the button confirms. */
export function RecurringConfirmationPage({ confirmation, refusal, posted }: RecurringConfirmationPageProps) {
  const { Form, answer, isSending, form, place } = useSentForm(posted);
  const shown = answer?.done ?? confirmation;
  if (!shown) return <NoConfirmation refusal={refusal} />;
  const { amount, new_amount, currency, frequency, new_frequency, is_done } = shown;
  const each = (euros: number, pace: Frequency) =>
    recurringContent.amountEach(formatAmount(euros, currency), pace);
  const wanted = each(new_amount, new_frequency);
  return (
    <Container narrow>
      <PageHead
        title={content.title}
        lead={is_done ? content.told : content.lead(each(amount, frequency), wanted, frequency)}
      />
      <div ref={place} className={styles.act} data-giving="">
        {is_done && <FormOutcome isDone>{content.done(wanted)}</FormOutcome>}
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        {!is_done && answer?.status !== 410 && (
          <>
            <Form {...form}>
              <Button type="submit" look="main" large aria-disabled={isSending}>
                {isSending ? content.sending : content.submit(wanted)}
              </Button>
            </Form>
            <p className={styles.soft}>{content.nothing}</p>
          </>
        )}
        {is_done && (
          <LinkButton look="quiet" to={pathTo('/')}>
            {content.again}
          </LinkButton>
        )}
      </div>
    </Container>
  );
}

function NoConfirmation({ refusal }: { refusal: string | null }) {
  const { title, text } = content.unknown;
  return (
    <Container narrow>
      <EmptyState title={refusal ? content.over : title} text={refusal ?? text} heading="h1">
        <LinkButton look="main" to={pathTo('/')}>
          {content.again}
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
