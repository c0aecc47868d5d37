import type { SubscriptionAnswer } from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { pathTo } from '../../shared/paths';
import { EmailField } from '../../shared/ui/EmailField';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { HiddenField } from '../../shared/ui/HiddenField';
import { SendButton } from '../../shared/ui/SendButton';
import { useSentForm } from '../../shared/ui/use-sent-form';
import styles from './NewsletterPage.module.css';
import { preferenceLinkContent as content } from './preference-link.content';

/** Sends the link of one's preferences to an address, whatever is known of it. */
export function PreferenceLinkForm({ posted }: { posted: FormAnswer<SubscriptionAnswer> | undefined }) {
  const { Form, answer, isSending, form, place } = useSentForm<SubscriptionAnswer>(posted);
  return (
    <section ref={place} className={styles.act}>
      <h2>{content.title}</h2>
      {answer?.done ? (
        <FormOutcome isDone>{answer.done.message}</FormOutcome>
      ) : (
        <Form {...form} action={pathTo('/lettres')} className={styles.fields} aria-label={content.title}>
          <p>{content.lead}</p>
          <HiddenField />
          <EmailField
            label={content.email}
            defaultValue={answer?.values['email']}
            error={answer?.errors['email']}
          />
          {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
          <div>
            <SendButton look="main" isSending={isSending} texts={content} />
          </div>
        </Form>
      )}
    </section>
  );
}
