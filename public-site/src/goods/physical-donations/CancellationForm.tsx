import { PHYSICAL_DONATION_LIMITS as LIMITS, type PhysicalDonationTracking } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { SendButton } from '../../shared/ui/SendButton';
import { TextArea } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { ChangeAnswer } from './change-physical-donation';
import styles from './TrackingPage.module.css';
import { trackingContent } from './tracking.content';

const content = trackingContent.cancel;

interface CancellationFormProps {
  token: string;
  posted: ChangeAnswer | undefined;
}

/** Folded until it is asked for, so that nobody cancels with one tap. */
export function CancellationForm({ token, posted }: CancellationFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<PhysicalDonationTracking>(posted);
  return (
    <section ref={place} className={styles.part} aria-labelledby="annuler">
      <h2 id="annuler">{content.title}</h2>
      <details className={styles.cancel} open={answer?.failure ? true : undefined}>
        <summary>{content.open}</summary>
        <Form
          {...form}
          action={paths.donationTracking(token)}
          className={styles.form}
          aria-label={content.form}
        >
          <p>{content.lead}</p>
          <input type="hidden" name="act" value="cancel" />
          <TextArea
            name="reason"
            label={content.reason}
            rows={2}
            maxLength={LIMITS.note}
            defaultValue={answer?.values['reason']}
            error={answer?.errors['reason']}
          />
          {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
          <div>
            <SendButton large isSending={isSending} texts={content} />
          </div>
        </Form>
      </details>
    </section>
  );
}
