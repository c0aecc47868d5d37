import {
  NEWSLETTER_CONSENT_TEXT,
  type NewsletterForm as NewsletterSource,
  type SubscriptionAnswer,
} from '@livres/api/contract';
import type { ReactNode } from 'react';
import type { FormAnswer } from '../../shared/api/sent-form';
import { SendButton } from '../../shared/ui/SendButton';
import { EmailField } from '../../shared/ui/EmailField';
import { Checkbox } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { HiddenField } from '../../shared/ui/HiddenField';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { pathTo } from '../../shared/paths';
import { newsletterContent as content } from './newsletter.content';
import styles from './NewsletterForm.module.css';

interface NewsletterFormProps {
  source: NewsletterSource;
  /** What the page answered, where there is no script. */
  posted?: FormAnswer<SubscriptionAnswer> | undefined;
  /** More to fill in. */
  children?: ReactNode;
}

/** Signs up for the newsletter from any page: a plain form to /lettre, which answers here where there is a script. */
export function NewsletterForm({ source, posted, children }: NewsletterFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<SubscriptionAnswer>(posted);
  // The fields' own sentences replace the browser's as soon as a script shows them.
  const isHydrated = useHydrated();
  const errors = answer?.errors ?? {};
  return (
    <div ref={place} className={styles.place}>
      {answer?.done ? (
        <FormOutcome isDone>{answer.done.message}</FormOutcome>
      ) : (
        <Form
          {...form}
          action={pathTo('/lettre')}
          className={styles.form}
          aria-label={content.form}
          noValidate={isHydrated}
        >
          <input type="hidden" name="source" value={source} />
          <HiddenField />
          <EmailField label={content.email} defaultValue={answer?.values['email']} error={errors['email']} />
          {children}
          <div className={styles.consent}>
            <Checkbox
              name="consent"
              value="true"
              required
              label={NEWSLETTER_CONSENT_TEXT}
              defaultChecked={answer?.values['consent'] === 'true'}
              error={errors['consent']}
            />
          </div>
          {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
          <SendButton look="main" className={styles.submit} isSending={isSending} texts={content} />
        </Form>
      )}
    </div>
  );
}
