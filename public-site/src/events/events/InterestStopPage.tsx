import type { InterestAnswer } from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { SendButton } from '../../shared/ui/SendButton';
import { useSentForm } from '../../shared/ui/use-sent-form';
import styles from './InterestStopPage.module.css';
import { interestStopContent as content } from './interest-stop.content';

const TRAIL = [{ label: content.trail, to: paths.events() }];

interface InterestStopPageProps {
  token: string;
  posted: FormAnswer<InterestAnswer> | undefined;
}

/** Opening the link changes nothing: programs that read mail open links. The button does. */
export function InterestStopPage({ token, posted }: InterestStopPageProps) {
  const { Form, answer, isSending, form, place } = useSentForm<InterestAnswer>(posted);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} trail={TRAIL} />
      <div ref={place} className={styles.act}>
        {answer?.done ? (
          <>
            <FormOutcome isDone>
              <strong>{content.done}</strong> {content.next}
            </FormOutcome>
            <LinkButton to={paths.events()}>{content.events}</LinkButton>
          </>
        ) : (
          <Form {...form} action={paths.interestStop(token)} className={styles.act}>
            {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
            <SendButton look="main" large isSending={isSending} texts={content} />
          </Form>
        )}
      </div>
    </Container>
  );
}
