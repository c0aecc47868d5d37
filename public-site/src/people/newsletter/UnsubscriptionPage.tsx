import {
  UNSUBSCRIBE_REASON_LABELS,
  UNSUBSCRIBE_REASONS,
  type NewsletterPreferences,
} from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { Container } from '../../shared/ui/Container';
import { Radio } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { newsletterContent } from './newsletter.content';
import styles from './NewsletterPage.module.css';
import { NEWSLETTER_TRAIL } from './newsletter-trail';

const content = newsletterContent.unsubscribe;

interface UnsubscriptionPageProps {
  token: string;
  posted: FormAnswer<NewsletterPreferences> | undefined;
}

export function UnsubscriptionPage({ token, posted }: UnsubscriptionPageProps) {
  const { Form, answer, isSending, form, place } = useSentForm<NewsletterPreferences>(posted);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} trail={NEWSLETTER_TRAIL} />
      <div ref={place} className={styles.act}>
        {answer?.done ? (
          <>
            <FormOutcome isDone>
              <strong>{content.done}</strong> {content.next}
            </FormOutcome>
            <div className={styles.links}>
              <LinkButton to={pathTo('/')}>{newsletterContent.home}</LinkButton>
              <LinkButton look="quiet" to={pathTo('/lettre')}>
                {content.again}
              </LinkButton>
            </div>
          </>
        ) : (
          <Form {...form} action={paths.newsletterUnsubscription(token)} className={styles.fields}>
            <fieldset className={styles.choices}>
              <legend>{content.reason}</legend>
              {UNSUBSCRIBE_REASONS.map((reason) => (
                <Radio key={reason} name="reason" value={reason} label={UNSUBSCRIBE_REASON_LABELS[reason]} />
              ))}
            </fieldset>
            {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
            <div>
              <SendButton look="main" large isSending={isSending} texts={content} />
            </div>
          </Form>
        )}
      </div>
    </Container>
  );
}
