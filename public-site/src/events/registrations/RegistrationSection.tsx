import { registrationState, type PublicEvent } from '@livres/api/contract';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { registrationFormContent as content } from './registration-form.content';
import { RegistrationForm } from './RegistrationForm';
import styles from './RegistrationPage.module.css';
import type { RegistrationAnswer } from './send-registration';

interface RegistrationSectionProps {
  event: PublicEvent;
  formKey?: string | null;
  posted?: RegistrationAnswer | undefined;
}

/** The form as the event stands now: for a seat, for the waiting list, or for who has a code. */
export function RegistrationSection({ event, formKey = null, posted }: RegistrationSectionProps) {
  const { now } = usePageContext();
  const state = event.status === 'cancelled' ? 'closed' : registrationState(event, now);
  if (state !== 'open' && state !== 'full') return null;
  const isWaiting = state === 'full' && event.waiting_list;
  const form = (
    <RegistrationForm key={event.id} event={event} isWaiting={isWaiting} formKey={formKey} posted={posted} />
  );
  return (
    <section id="inscription" className={styles.section} aria-labelledby="s-inscrire" data-registering="">
      {state === 'full' && !isWaiting ? (
        <details className={styles.folded} open={posted ? true : undefined}>
          <summary id="s-inscrire">{content.codeOnly}</summary>
          <p>{content.codeOnlyLead}</p>
          {form}
        </details>
      ) : (
        <>
          <h2 id="s-inscrire">{isWaiting ? content.waitingTitle : content.title}</h2>
          {isWaiting && (
            <p>
              {content.waitingLead} {content.waiting(event.waiting_count)}
            </p>
          )}
          {form}
        </>
      )}
    </section>
  );
}
