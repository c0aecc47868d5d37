import type { MemberProfile } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { TextField } from '../../shared/ui/Field';
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
  const { Form, answer, isSending, onSubmit, place } = useSentForm<ProfileAnswer['done']>(posted);
  const hasFault = Boolean(answer && !answer.done);
  return (
    <section ref={place} id="adresse" className={styles.part} aria-labelledby="adresse-titre">
      <h2 id="adresse-titre">{content.title}</h2>
      <p>{content.now(email)}</p>
      {answer?.done?.message && <FormOutcome isDone>{answer.done.message}</FormOutcome>}
      {!answer?.done && pending_email && <p className={styles.soft}>{content.pending(pending_email)}</p>}
      <details className={styles.folded} open={hasFault ? true : undefined}>
        <summary>{content.open}</summary>
        <Form
          method="post"
          action={paths.profile()}
          className={styles.fields}
          aria-label={content.form}
          onSubmit={onSubmit}
        >
          <input type="hidden" name="act" value="email" />
          <TextField
            type="email"
            name="email"
            label={content.field}
            help={content.help}
            autoComplete="email"
            inputMode="email"
            required
            maxLength={254}
            defaultValue={answer?.values['email']}
            error={answer?.errors['email']}
          />
          {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
          <div>
            <Button type="submit" look="main" aria-disabled={isSending}>
              {isSending ? content.sending : content.submit}
            </Button>
          </div>
        </Form>
      </details>
    </section>
  );
}
