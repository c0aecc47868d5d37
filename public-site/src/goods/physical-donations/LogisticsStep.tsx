import { PHYSICAL_DONATION_LIMITS as LIMITS } from '@livres/api/contract';
import { Checkbox, TextArea, TextField } from '../../shared/ui/Field';
import { textOf } from './physical-donation-fields';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import styles from './PhysicalDonationForm.module.css';
import { typed, type StepFields } from './step-fields';

/** Step 3: where it is, and what it takes to fetch it. */
export function LogisticsStep(fields: StepFields) {
  const tick = (name: string, label: string) => (
    <Checkbox
      name={name}
      value="true"
      label={label}
      defaultChecked={textOf(fields.values, name) === 'true'}
      error={fields.errors[name]}
    />
  );
  return (
    <>
      <TextField
        {...typed(fields, 'street_address')}
        label={content.street}
        help={content.streetHelp}
        autoComplete="street-address"
        required
        maxLength={LIMITS.address}
      />
      <div className={styles.pair}>
        <TextField
          {...typed(fields, 'postal_code')}
          label={content.postalCode}
          autoComplete="postal-code"
          inputMode="numeric"
          required
          maxLength={LIMITS.postal_code}
        />
        <TextField
          {...typed(fields, 'city')}
          label={content.city}
          autoComplete="address-level2"
          autoCapitalize="words"
          required
          maxLength={LIMITS.city}
        />
      </div>
      <TextField
        {...typed(fields, 'country')}
        label={content.optional(content.country)}
        autoComplete="country-name"
        maxLength={LIMITS.city}
      />
      <TextArea
        {...typed(fields, 'access_info')}
        label={content.optional(content.access)}
        help={content.accessHelp}
        rows={2}
        maxLength={LIMITS.note}
      />
      <div className={styles.pair}>
        <TextField
          {...typed(fields, 'estimated_boxes_or_items')}
          label={content.optional(content.boxes)}
          help={content.boxesHelp}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
        />
        <TextField
          {...typed(fields, 'floor_number')}
          label={content.optional(content.floor)}
          help={content.floorHelp}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      </div>
      <fieldset className={styles.ticks}>
        <legend>{content.optional(content.practical)}</legend>
        {tick('has_elevator', content.elevator)}
        {tick('parking_available', content.parking)}
        {tick('requires_help', content.help)}
      </fieldset>
    </>
  );
}
