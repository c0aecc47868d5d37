import type { NewsletterPreferences } from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { newsletterContent } from './newsletter.content';
import styles from './NewsletterPage.module.css';
import { NEWSLETTER_TRAIL } from './newsletter-trail';

const content = newsletterContent.confirm;

interface ConfirmationPageProps {
  token: string;
  posted: FormAnswer<NewsletterPreferences> | undefined;
}

/** Opening the link confirms nothing: programs that read mail open links. The button does. */
export function ConfirmationPage({ token, posted }: ConfirmationPageProps) {
  const { Form, answer, isSending, form, place } = useSentForm<NewsletterPreferences>(posted);
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} trail={NEWSLETTER_TRAIL} />
      <div ref={place} className={styles.act}>
        {answer?.done && (
          <>
            <FormOutcome isDone>
              <strong>{content.done}</strong>
            </FormOutcome>
            <p>{content.next}</p>
            <LinkButton to={pathTo('/')}>{newsletterContent.home}</LinkButton>
          </>
        )}
        {answer?.failure && (
          <>
            <FormOutcome isDone={false}>{answer.failure}</FormOutcome>
            <LinkButton to={pathTo('/lettre')}>{content.again}</LinkButton>
          </>
        )}
        {!answer?.done && answer?.status !== 410 && (
          <Form {...form} action={paths.newsletterConfirmation(token)}>
            <SendButton look="main" large isSending={isSending} texts={content} />
          </Form>
        )}
      </div>
    </Container>
  );
}
