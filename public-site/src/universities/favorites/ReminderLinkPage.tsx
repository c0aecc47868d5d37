import type { ReminderState } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { EmptyState } from '../../shared/ui/StateMessage';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { reminderLinkContent as content } from './favorites-page.content';
import styles from './Favorites.module.css';
import type { ReminderLinkAction, ReminderLinkAnswer } from './reminder-link';

const TRAIL = [{ label: content.trail, to: paths.favorites() }];

interface ReminderLinkPageProps {
  token: string;
  /** Null where the link leads nowhere. */
  reminders: ReminderState | null;
  posted: ReminderLinkAnswer | undefined;
}

/** Opening the link changes nothing: programs that read mail open links. The buttons do. */
export function ReminderLinkPage({ token, reminders, posted }: ReminderLinkPageProps) {
  const { place, answer: given, ...sent } = useSentForm<ReminderState>(posted);
  const answer = given as ReminderLinkAnswer | undefined;
  const state = answer?.done ?? reminders;
  if (!state)
    return (
      <Container narrow>
        <EmptyState {...content.unknown} heading="h1">
          <LinkButton to={paths.favorites()}>{content.favorites}</LinkButton>
        </EmptyState>
      </Container>
    );
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} trail={TRAIL} />
      <div ref={place} className={styles.part}>
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        <Step
          state={state}
          isStopped={Boolean(answer?.done) && answer?.act === 'stop'}
          token={token}
          sent={sent}
        />
        <LinkButton to={paths.favorites()}>{content.favorites}</LinkButton>
      </div>
    </Container>
  );
}

interface StepProps {
  state: ReminderState;
  isStopped: boolean;
  token: string;
  sent: Omit<ReturnType<typeof useSentForm<ReminderState>>, 'place' | 'answer'>;
}

function Step({ state: { status, email_hint }, isStopped, ...form }: StepProps) {
  if (status === 'pending')
    return (
      <>
        <p>{content.pending.lead(email_hint)}</p>
        <ActionForm act="confirm" words={content.pending} {...form} />
      </>
    );
  if (status === 'confirmed')
    return (
      <>
        <FormOutcome isDone>{content.confirmed(email_hint)}</FormOutcome>
        <p>{content.stop.lead}</p>
        <ActionForm act="stop" words={content.stop} {...form} />
      </>
    );
  return isStopped ? <FormOutcome isDone>{content.stopped}</FormOutcome> : <p>{content.none}</p>;
}

interface ActionFormProps extends Pick<StepProps, 'token' | 'sent'> {
  act: ReminderLinkAction;
  words: { submit: string; sending: string };
}

function ActionForm({ act, words, token, sent: { Form, isSending, form } }: ActionFormProps) {
  return (
    <Form {...form} action={paths.deadlineReminders(token)}>
      <input type="hidden" name="act" value={act} />
      <Button
        type="submit"
        look={act === 'confirm' ? 'main' : 'plain'}
        large={act === 'confirm'}
        aria-disabled={isSending}
      >
        {isSending ? words.sending : words.submit}
      </Button>
    </Form>
  );
}
