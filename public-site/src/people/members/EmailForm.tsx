import type { MemberProfile } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { SendButton } from '../../shared/ui/SendButton';
import { EmailField } from '../../shared/ui/EmailField';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { ProfileAnswer } from './member-forms';
import styles from './Members.module.css';
import { profileContent } from './members.content';

const content = profileContent.email;

interface EmailFormProps {
  profile: MemberProfile;
  posted: ProfileAnswer | undefined;
}

export function EmailForm({ profile: { email, pending_email }, posted }: EmailFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<ProfileAnswer['done']>(posted);
  const hasFault = Boolean(answer && !answer.done);
  return (
    <section ref={place} id="adresse" className={styles.part} aria-labelledby="adresse-titre">
      <h2 id="adresse-titre">{content.title}</h2>
      <p>{content.now(email)}</p>
      {answer?.done?.message && <FormOutcome isDone>{answer.done.message}</FormOutcome>}
      {!answer?.done && pending_email && <p className={styles.soft}>{content.pending(pending_email)}</p>}
      <details className={styles.folded} open={hasFault ? true : undefined}>
        <summary>{content.open}</summary>
        <Form {...form} action={paths.profile()} className={styles.fields} aria-label={content.form}>
          <input type="hidden" name="act" value="email" />
          <EmailField
            label={content.field}
            help={content.help}
            defaultValue={answer?.values['email']}
            error={answer?.errors['email']}
          />
          {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
          <div>
            <SendButton look="main" isSending={isSending} texts={content} />
          </div>
        </Form>
      </details>
    </section>
  );
}
