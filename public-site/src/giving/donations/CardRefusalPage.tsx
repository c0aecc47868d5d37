import type { FormAnswer } from '../../shared/api/sent-form';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { cardRefusalContent as content } from './gifts.content';
import styles from './GiftPage.module.css';

interface CardRefusalPageProps {
  token: string;
  posted: FormAnswer<'refused' | 'reported'> | undefined;
}

/** Where who received a card says that they want no other: a link alone changes nothing. */
export function CardRefusalPage({ token, posted }: CardRefusalPageProps) {
  const { Form, answer, isSending, form, place } = useSentForm<'refused' | 'reported'>(posted);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} />
      <div ref={place} className={styles.page}>
        {answer?.done ? (
          <>
            <FormOutcome isDone>{content.done[answer.done]}</FormOutcome>
            <LinkButton to={pathTo('/')}>{content.home}</LinkButton>
          </>
        ) : (
          <Form {...form} action={paths.cardRefusal(token)} className={styles.form}>
            {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
            <SendButton look="main" className={styles.submit} isSending={isSending} texts={content} />
            <p>{content.report.lead}</p>
            <SendButton
              look="quiet"
              className={styles.submit}
              isSending={isSending}
              texts={content.report}
              name="reported"
              value="1"
            />
          </Form>
        )}
      </div>
    </Container>
  );
}
