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
import { TestLink, UnknownLink } from './UnknownLink';

const content = newsletterContent.unsubscribe;

interface UnsubscriptionPageProps {
  token: string;
  /** Null where the link leads nowhere. */
  preferences: NewsletterPreferences | null;
  posted: FormAnswer<NewsletterPreferences> | undefined;
}

/** Opening the link changes nothing: the button does, and a second one takes it back. */
export function UnsubscriptionPage({ token, preferences, posted }: UnsubscriptionPageProps) {
  const { Form, answer, isSending, form, place } = useSentForm<NewsletterPreferences>(posted);
  const now = answer?.done ?? preferences;
  if (!now) return <UnknownLink />;
  if (now.is_test) return <TestLink />;
  const sent = { ...form, action: paths.newsletterUnsubscription(token) };
  const failure = answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>;
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead(now.email_hint)} trail={NEWSLETTER_TRAIL} />
      <div ref={place} className={styles.act}>
        {now.status === 'unsubscribed' ? (
          <>
            <FormOutcome isDone>
              <strong>{content.done}</strong> {content.next}
            </FormOutcome>
            {failure}
            {now.may_undo && (
              <Form {...sent} className={styles.fields}>
                <input type="hidden" name="undo" value="true" />
                <p>{content.undoLead}</p>
                <div>
                  <SendButton isSending={isSending} texts={content.undo} />
                </div>
              </Form>
            )}
            <div className={styles.links}>
              <LinkButton look="quiet" to={pathTo('/')}>
                {newsletterContent.home}
              </LinkButton>
              {!now.may_undo && (
                <LinkButton look="quiet" to={pathTo('/lettre')}>
                  {content.again}
                </LinkButton>
              )}
            </div>
          </>
        ) : (
          <>
            {answer?.done && (
              <FormOutcome isDone>
                <strong>{content.undone}</strong> {content.asBefore}
              </FormOutcome>
            )}
            <Form {...sent} className={styles.fields}>
              <p>{content.help}</p>
              <fieldset className={styles.choices}>
                <legend>{content.reason}</legend>
                {UNSUBSCRIBE_REASONS.map((reason) => (
                  <Radio
                    key={reason}
                    name="reason"
                    value={reason}
                    label={UNSUBSCRIBE_REASON_LABELS[reason]}
                  />
                ))}
              </fieldset>
              {failure}
              <div>
                <SendButton look="main" large isSending={isSending} texts={content} />
              </div>
            </Form>
          </>
        )}
      </div>
    </Container>
  );
}
