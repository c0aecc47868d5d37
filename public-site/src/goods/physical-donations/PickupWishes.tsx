import { PHYSICAL_DONATION_LIMITS as LIMITS, PICKUP_DAYS, PICKUP_SLOTS } from '@livres/api/contract';
import { TextArea } from '../../shared/ui/Field';
import { ChoiceGroup, asLabels } from '../../shared/ui/ChoiceGroup';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import { chosen, typed, type StepFields } from './step-fields';

/** When a donor can be called on: asked in the form, and changed at the donor's own link. */
export function PickupWishes(fields: StepFields) {
  return (
    <>
      <ChoiceGroup
        {...chosen(fields, 'pickup_availability.preferred_days')}
        kind="checkbox"
        legend={content.days}
        choices={asLabels(PICKUP_DAYS)}
      />
      <ChoiceGroup
        {...chosen(fields, 'pickup_availability.time_slots')}
        kind="checkbox"
        legend={content.slots}
        choices={asLabels(PICKUP_SLOTS)}
      />
      <TextArea
        {...typed(fields, 'pickup_availability.special_requirements')}
        label={content.optional(content.requirements)}
        help={content.requirementsHelp}
        rows={2}
        maxLength={LIMITS.note}
      />
    </>
  );
}
