import type { PublicEvent } from '@livres/api/contract';
import { Button } from '../../shared/ui/Button';
import { TextField } from '../../shared/ui/Field';
import { interestContent } from './event.content';
import styles from './EventPage.module.css';
import type { InterestOutcome } from './interest-form';
import { useFormFetcher } from '../../shared/ui/use-form-fetcher';

interface InterestFormProps {
  event: PublicEvent;
  sent: InterestOutcome | undefined;
}

/** A form of the page itself: it works without a script, and with one the page stays where it is. */
export function InterestForm({ event, sent }: InterestFormProps) {
  const fetcher = useFormFetcher<InterestOutcome>({ key: `interest-${event.id}` });
  const outcome = fetcher.data ?? sent;
  const isSending = fetcher.state !== 'idle';
  const isInterested = outcome?.interested === true;
  return (
    <section className={styles.interest} aria-labelledby="interet">
      <h3 id="interet">{interestContent.title}</h3>
      <div role="status">
        {isInterested && (
          <p className={styles.done}>
            <strong>{interestContent.done}</strong> {interestContent.doneText(outcome.email)}
          </p>
        )}
        {outcome?.interested === false && <p className={styles.done}>{interestContent.undone}</p>}
      </div>
      <fetcher.Form method="post" noValidate className={styles.form}>
        {isInterested ? (
          <>
            <input type="hidden" name="guest_email" value={outcome.email} />
            <Button type="submit" name="geste" value="retirer" look="quiet" aria-disabled={isSending}>
              {isSending ? interestContent.sending : interestContent.undo}
            </Button>
          </>
        ) : (
          <>
            <p>{interestContent.text}</p>
            <TextField
              type="email"
              name="guest_email"
              label={interestContent.email}
              help={interestContent.help}
              error={outcome?.error ?? undefined}
              defaultValue={outcome?.email ?? ''}
              autoComplete="email"
              inputMode="email"
              maxLength={254}
            />
            <Button type="submit" name="geste" value="dire" aria-disabled={isSending}>
              {isSending ? interestContent.sending : interestContent.submit}
            </Button>
          </>
        )}
      </fetcher.Form>
    </section>
  );
}
