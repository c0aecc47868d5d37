import { formatAmount } from '../../shared/format/euros';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup';
import { TextField } from '../../shared/ui/Field';
import { giftAfterTax } from './registration-cost';
import { registrationFormContent } from './registration-form.content';
import styles from './RegistrationForm.module.css';
import { fieldId, OFFERED_GIFTS, OTHER_GIFT, type RegistrationValues } from './registration-values';

const content = registrationFormContent.gift;

interface GiftOnTopFieldsProps {
  values: RegistrationValues;
  /** Cents, as it is now; null where it cannot be read. */
  gift: number | null;
  error: string | undefined;
  now: Date;
}

/** A gift to the association with the ticket; what it costs after tax only where a receipt is said to be its condition. */
export function GiftOnTopFields({ values, gift, error, now }: GiftOnTopFieldsProps) {
  return (
    <fieldset className={styles.gift}>
      <legend>{content.title}</legend>
      <ChoiceGroup
        kind="radio"
        name="donation_choice"
        legend={content.legend}
        help={content.help}
        chosen={[values['donation_choice'] ?? '']}
        choices={[
          { value: '', label: content.none },
          ...OFFERED_GIFTS.map((euros) => ({
            value: String(euros),
            label: formatAmount(euros, 'EUR'),
          })),
          { value: OTHER_GIFT, label: content.other },
        ]}
      />
      <div className={styles.free}>
        <TextField
          id={fieldId('donation_amount')}
          name="free_donation"
          label={content.free}
          help={content.freeHelp}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={values['free_donation'] ?? ''}
          error={error}
        />
      </div>
      {gift !== null && gift > 0 && (
        <p className={styles.effect} role="status">
          {content.effect(gift, giftAfterTax(gift, now))}
        </p>
      )}
    </fieldset>
  );
}
