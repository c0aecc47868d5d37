import { paths } from '../../shared/paths';
import { SendButton } from '../../shared/ui/SendButton';
import { EmailField } from '../../shared/ui/EmailField';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { ProfileAnswer } from './member-forms';
import styles from './Members.module.css';
import { profileContent } from './members.content';

const content = profileContent.deletion;

interface DeletionFormProps {
  email: string;
  posted: ProfileAnswer | undefined;
}

/** Folded until it is asked for, and confirmed by the address: nobody leaves by one tap. */
export function DeletionForm({ email, posted }: DeletionFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<ProfileAnswer['done']>(posted);
  return (
    <section ref={place} className={styles.part} aria-labelledby="suppression">
      <h2 id="suppression">{content.title}</h2>
      <p>{content.kept}</p>
      <details className={styles.folded} open={answer ? true : undefined}>
        <summary>{content.open}</summary>
        <Form {...form} action={paths.profile()} className={styles.fields} aria-label={content.form}>
          <p>{content.lead}</p>
          <p>{content.recurring}</p>
          <input type="hidden" name="act" value="deletion" />
          <EmailField
            label={content.field(email)}
            autoComplete="off"
            defaultValue={answer?.values['email']}
            error={answer?.errors['email']}
          />
          {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
          <div>
            <SendButton large isSending={isSending} texts={content} />
          </div>
        </Form>
      </details>
    </section>
  );
}
