import type { ReminderState } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { EmailField } from '../../shared/ui/EmailField';
import { Checkbox } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { HiddenField } from '../../shared/ui/HiddenField';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { ReminderAnswer } from './change-favorites';
import { reminderContent as content } from './favorites-page.content';
import styles from './Favorites.module.css';

interface ReminderPartProps {
  reminders: ReminderState | null;
  memberEmail: string | null;
  posted: ReminderAnswer | undefined;
}

/** The mails before deadlines: asked for, waiting for the link of a mail, or in place. */
export function ReminderPart({ reminders, memberEmail, posted }: ReminderPartProps) {
  const { place, answer: given, ...sent } = useSentForm<ReminderState>(posted);
  const answer = given as ReminderAnswer | undefined;
  const state = answer?.done ?? reminders;
  return (
    <section id="rappels" className={styles.reminders} aria-labelledby="rappels-titre">
      <h2 id="rappels-titre">{content.title}</h2>
      <p>{content.lead}</p>
      <div ref={place} className={styles.part}>
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        {state === null ? (
          <p role="alert">{content.failed}</p>
        ) : (
          <ReminderStep state={state} memberEmail={memberEmail} sent={sent} answer={answer} />
        )}
      </div>
    </section>
  );
}

type Sending = Omit<ReturnType<typeof useSentForm<ReminderState>>, 'place' | 'answer'>;

interface StepProps {
  state: ReminderState;
  memberEmail: string | null;
  sent: Sending;
  answer: ReminderAnswer | undefined;
}

function ReminderStep({ state, ...form }: StepProps) {
  if (state.status === 'confirmed')
    return (
      <>
        <FormOutcome isDone>{content.confirmed(state.email_hint)}</FormOutcome>
        <StopForm sent={form.sent} />
      </>
    );
  if (state.status === 'pending')
    return (
      <>
        <FormOutcome isDone>{content.pending(state.email_hint)}</FormOutcome>
        <details className={styles.folded}>
          <summary>{content.again}</summary>
          <AskForm {...form} />
        </details>
      </>
    );
  const isStopped = form.answer?.done && form.answer.act === 'stop-reminding';
  return (
    <>
      {isStopped && <FormOutcome isDone>{content.stopped}</FormOutcome>}
      <AskForm {...form} />
    </>
  );
}

function AskForm({ memberEmail, sent: { Form, isSending, form }, answer }: Omit<StepProps, 'state'>) {
  const isHydrated = useHydrated();
  return (
    <Form
      {...form}
      action={paths.favorites()}
      className={styles.fields}
      aria-label={content.form}
      noValidate={isHydrated}
    >
      <input type="hidden" name="act" value="remind" />
      {memberEmail === null ? (
        <>
          <HiddenField />
          <EmailField
            label={content.email}
            defaultValue={answer?.values['email']}
            error={answer?.errors['email']}
          />
        </>
      ) : (
        <p>{content.member(memberEmail)}</p>
      )}
      <Checkbox
        name="consent"
        value="true"
        required
        label={content.consent}
        defaultChecked={answer?.values['consent'] === 'true'}
        error={answer?.errors['consent']}
      />
      <SendButton look="main" className={styles.submit} isSending={isSending} texts={content} />
    </Form>
  );
}

function StopForm({ sent: { Form, isSending, form } }: Pick<StepProps, 'sent'>) {
  return (
    <Form {...form} action={paths.favorites()}>
      <input type="hidden" name="act" value="stop-reminding" />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? content.stopping : content.stop}
      </Button>
    </Form>
  );
}
