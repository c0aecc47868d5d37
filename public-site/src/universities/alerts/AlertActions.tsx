import type { ScholarshipAlert } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { Button, type ButtonLook } from '../../shared/ui/Button';
import type { useSentForm } from '../../shared/ui/use-sent-form';
import type { ScholarshipAlertAction } from './alert-forms';
import { FrequencyField } from './FrequencyField';
import { alertContent as content } from './scholarship-alerts.content';
import styles from './ScholarshipAlerts.module.css';

interface AlertActionsProps {
  token: string;
  alert: ScholarshipAlert;
  sent: Omit<ReturnType<typeof useSentForm<ScholarshipAlert>>, 'place' | 'answer'>;
}

/** Opening the link changes nothing: programs that read mail open links. The buttons do. */
export function AlertActions({ token, alert, sent }: AlertActionsProps) {
  const form = { token, sent };
  if (alert.status === 'pending')
    return (
      <>
        <p>{content.pending.lead}</p>
        <ActionForm act="confirm" look="main" words={content.pending} {...form} />
      </>
    );
  if (alert.status === 'stopped')
    return (
      <>
        <p>
          <strong>{content.resume.lead}</strong> {content.resume.text}
        </p>
        <ActionForm act="confirm" look="plain" words={content.resume} {...form} />
      </>
    );
  return (
    <>
      <ActionForm act="change" look="main" words={content.frequency} {...form}>
        <FrequencyField legend={content.frequency.title} chosen={alert.frequency} />
      </ActionForm>
      <section className={styles.part} aria-labelledby="arreter">
        <h2 id="arreter">{content.stop.title}</h2>
        <ActionForm act="stop" look="plain" words={content.stop} {...form} />
      </section>
    </>
  );
}

interface ActionFormProps extends Pick<AlertActionsProps, 'token' | 'sent'> {
  act: ScholarshipAlertAction;
  look: ButtonLook;
  words: { submit: string; sending: string; form?: string };
  children?: ReactNode;
}

function ActionForm({ act, look, words, token, sent: { Form, isSending, form }, children }: ActionFormProps) {
  return (
    <Form {...form} action={paths.scholarshipAlert(token)} className={styles.fields} aria-label={words.form}>
      <input type="hidden" name="act" value={act} />
      {children}
      <Button
        type="submit"
        look={look}
        large={look === 'main'}
        className={styles.submit}
        aria-disabled={isSending}
      >
        {isSending ? words.sending : words.submit}
      </Button>
    </Form>
  );
}
