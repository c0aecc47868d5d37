import { PHYSICAL_DONATION_LIMITS as LIMITS } from '@livres/api/contract';
import { TextArea } from '../../shared/ui/Field';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import { PickupWishes } from './PickupWishes';
import { typed, type StepFields } from './step-fields';

/** Step 4: when to come. */
export function PickupStep(fields: StepFields) {
  return (
    <>
      <PickupWishes {...fields} />
      <TextArea
        {...typed(fields, 'special_instructions')}
        label={content.optional(content.instructions)}
        rows={3}
        maxLength={LIMITS.note}
      />
    </>
  );
}
