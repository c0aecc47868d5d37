import { PHYSICAL_DONATION_LIMITS as LIMITS, type PhysicalDonationTracking } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { SendButton } from '../../shared/ui/SendButton';
import { TextArea } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { ChangeAnswer } from './change-physical-donation';
import type { FormValues } from './physical-donation-fields';
import { physicalDonationFormContent } from './physical-donation-form.content';
import { PickupWishes } from './PickupWishes';
import { typed } from './step-fields';
import styles from './TrackingPage.module.css';
import { trackingContent } from './tracking.content';

const content = trackingContent.wishes;

interface WishesFormProps {
  token: string;
  donation: PhysicalDonationTracking;
  posted: ChangeAnswer | undefined;
}

/** What a donor may change until someone has come. */
export function WishesForm({ token, donation, posted }: WishesFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<PhysicalDonationTracking>(posted);
  const isRefused = answer && !answer.done;
  const kept = isRefused ? (answer as ChangeAnswer).lists : undefined;
  const fields = { values: kept ?? wishesIn(donation), errors: answer?.errors ?? {} };
  return (
    <section ref={place} className={styles.part} aria-labelledby="souhaits">
      <h2 id="souhaits">{content.title}</h2>
      <p>{content.lead}</p>
      {answer?.done && <FormOutcome isDone>{content.done}</FormOutcome>}
      <Form
        key={donation.version}
        {...form}
        action={paths.donationTracking(token)}
        className={styles.form}
        aria-label={content.form}
      >
        <input type="hidden" name="act" value="wishes" />
        <input type="hidden" name="version" value={donation.version} />
        <PickupWishes {...fields} />
        <TextArea
          {...typed(fields, 'access_info')}
          label={physicalDonationFormContent.optional(physicalDonationFormContent.access)}
          help={physicalDonationFormContent.accessHelp}
          rows={2}
          maxLength={LIMITS.note}
        />
        <TextArea
          {...typed(fields, 'special_instructions')}
          label={physicalDonationFormContent.optional(physicalDonationFormContent.instructions)}
          rows={2}
          maxLength={LIMITS.note}
        />
        {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
        <div>
          <SendButton look="main" large isSending={isSending} texts={content} />
        </div>
      </Form>
    </section>
  );
}

function wishesIn({
  access_info,
  special_instructions,
  pickup_availability,
}: PhysicalDonationTracking): FormValues {
  const { preferred_days, time_slots, special_requirements = '' } = pickup_availability;
  return {
    'pickup_availability.preferred_days': preferred_days,
    'pickup_availability.time_slots': time_slots,
    'pickup_availability.special_requirements': [special_requirements],
    access_info: [access_info],
    special_instructions: [special_instructions],
  };
}
