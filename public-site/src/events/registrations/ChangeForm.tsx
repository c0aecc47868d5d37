import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../shared/ui/Button';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { RegistrationAction, RegistrationChange } from './change-registration';
import { ownRegistrationContent as content } from './own-registration.content';
import styles from './OwnRegistration.module.css';

interface ChangeFormProps {
  act: RegistrationAction;
  /** Its name, for who does not see what stands around it. */
  label: string;
  submit: string;
  posted: RegistrationChange | undefined;
  look?: ButtonLook;
  /** Said once it is done; without it the page itself shows what came of it. */
  done?: string;
  /** The fields, with what is wrong with them. */
  children?: (errors: Record<string, string>, values: Record<string, string>) => ReactNode;
}

/** One act on one's own registration: its fields, its button, and what became of it. */
export function ChangeForm({ act, label, submit, posted, look = 'main', done, children }: ChangeFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm(posted?.act === act ? posted : undefined);
  const isHydrated = useHydrated();
  return (
    <div ref={place}>
      <Form
        method="post"
        className={styles.form}
        aria-label={label}
        noValidate={isHydrated}
        onSubmit={form.onSubmit}
      >
        <input type="hidden" name="act" value={act} />
        {children?.(answer?.errors ?? {}, answer?.values ?? {})}
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        {answer?.done && done && <FormOutcome isDone>{done}</FormOutcome>}
        <Button type="submit" look={look} className={styles.submit} aria-disabled={isSending}>
          {isSending ? content.sending : submit}
        </Button>
      </Form>
    </div>
  );
}
