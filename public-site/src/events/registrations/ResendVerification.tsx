import { REGISTRATION_LIMITS, type RegistrationResent } from '@livres/api/contract';
import { useState } from 'react';
import type { FormAnswer } from '../../shared/api/sent-form';
import { Button } from '../../shared/ui/Button';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import styles from './OwnRegistration.module.css';
import { resendContent as content } from './resend.content';

interface ResendVerificationProps {
  slug: string;
  email: string;
  posted: FormAnswer<RegistrationResent> | undefined;
}

/** The e-mail that confirms the address, once more: three times at most, as the api counts them too. */
export function ResendVerification({ slug, email, posted }: ResendVerificationProps) {
  const { Form, answer, isSending, form, place } = useSentForm<RegistrationResent>(posted);
  const [sent, setSent] = useState(0);
  const isOver = sent >= REGISTRATION_LIMITS.resends;
  return (
    <section ref={place} className={styles.act} aria-labelledby="renvoyer">
      <h2 id="renvoyer">{content.title}</h2>
      {answer?.done && <FormOutcome isDone>{answer.done.message}</FormOutcome>}
      {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
      {isOver ? (
        <p>{content.over}</p>
      ) : (
        <Form
          method="post"
          className={styles.act}
          onSubmit={(event) => {
            form.onSubmit(event);
            if (!event.defaultPrevented) setSent(sent + 1);
          }}
        >
          <input type="hidden" name="context" value="event" />
          <input type="hidden" name="source" value={slug} />
          <input type="hidden" name="email" value={email} />
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? content.sending : content.submit}
          </Button>
          <small>{content.most(REGISTRATION_LIMITS.resends)}</small>
        </Form>
      )}
    </section>
  );
}
