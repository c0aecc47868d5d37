import { CONTACT_LIMITS, type ContactAnswer } from '@livres/api/contract';
import { useState } from 'react';
import type { FormAnswer } from '../../shared/api/sent-form';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { EmailField } from '../../shared/ui/EmailField';
import { TextArea, TextField } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { HiddenField } from '../../shared/ui/HiddenField';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSavedDraft } from '../../shared/ui/use-saved-draft';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { contactContent as content } from './contact.content';
import styles from './ContactPage.module.css';
import { newFormKey } from '../../shared/api/form-key';

interface ContactFormProps {
  formKey: string;
  subject: string;
  posted: FormAnswer<ContactAnswer> | undefined;
  /** Begins an empty form. */
  onAnother: () => void;
}

export function ContactForm({ formKey, subject, posted, onAnother }: ContactFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<ContactAnswer>(posted);
  const isHydrated = useHydrated();
  const done = answer?.done;
  useSavedDraft('contact', place, Boolean(done));
  const [errors, values] = [answer?.errors ?? {}, answer?.values ?? {}];
  return (
    <div ref={place}>
      {done ? (
        <div className={styles.sent}>
          <FormOutcome isDone>
            <strong>{content.done}</strong>
            <p>{done.message}</p>
          </FormOutcome>
          {isHydrated && <Button onClick={onAnother}>{content.another}</Button>}
        </div>
      ) : (
        <Form
          {...form}
          action={paths.contact()}
          className={styles.form}
          aria-label={content.form}
          noValidate={isHydrated}
        >
          <input type="hidden" name="form_key" value={formKey} />
          <HiddenField />
          <TextField
            name="name"
            label={content.name}
            autoComplete="name"
            required
            maxLength={CONTACT_LIMITS.name}
            defaultValue={values['name']}
            error={errors['name']}
          />
          <EmailField
            label={content.email}
            help={content.emailHelp}
            defaultValue={values['email']}
            error={errors['email']}
          />
          <TextField
            name="subject"
            label={content.subject}
            required
            maxLength={CONTACT_LIMITS.subject}
            defaultValue={values['subject'] ?? subject}
            error={errors['subject']}
          />
          <TextArea
            name="message"
            label={content.message}
            help={content.messageHelp}
            rows={8}
            required
            maxLength={CONTACT_LIMITS.message}
            defaultValue={values['message']}
            error={errors['message']}
          />
          {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
          <div className={styles.send}>
            <SendButton look="main" large isSending={isSending} texts={content} />
            <small>{content.draft}</small>
          </div>
        </Form>
      )}
    </div>
  );
}

/** The form, and a new one with a new key each time another message is begun. */
export function ContactForms({ formKey, ...form }: Omit<ContactFormProps, 'onAnother'>) {
  const [again, setAgain] = useState<string | null>(null);
  const another = () => setAgain(newFormKey());
  if (again)
    return <ContactForm {...form} key={again} formKey={again} posted={undefined} onAnother={another} />;
  return <ContactForm {...form} formKey={formKey} onAnother={another} />;
}
