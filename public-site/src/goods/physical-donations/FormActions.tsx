import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { Button } from '../../shared/ui/Button';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import type { Step } from './physical-donation-fields';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import styles from './FormActions.module.css';
import { useSyncExternalStore } from 'react';

interface FormActionsProps {
  /** Null until there is a script. */
  step: Step | null;
  alert: string | null;
  isSending: boolean;
  onPrevious: () => void;
}

/** What leads on, under the thumb on a phone. */
export function FormActions({ step, alert, isSending, onPrevious }: FormActionsProps) {
  const isOnline = useOnline();
  return (
    <div className={step === null ? styles.end : styles.bar}>
      {!isOnline && <p className={styles.offline}>{content.offline}</p>}
      {alert && <FormOutcome isDone={false}>{alert}</FormOutcome>}
      <div className={styles.buttons}>
        {step !== null && step > 1 && (
          <Button large onClick={onPrevious} className={styles.previous}>
            <ArrowLeft aria-hidden="true" size={20} />
            <span>{content.previous}</span>
          </Button>
        )}
        {step !== null && step < 4 ? (
          <Button key="next" type="submit" look="main" large className={styles.next}>
            {content.next}
            <ArrowRight aria-hidden="true" size={20} />
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            look="give"
            large
            className={styles.next}
            aria-disabled={isSending}
          >
            {isSending ? content.sending : content.submit}
            <Send aria-hidden="true" size={20} />
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether the device says that it has a network; true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
