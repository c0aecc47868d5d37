import { DONATION_LIMITS, FREQUENCIES, FREQUENCY_LABELS } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { TextField } from '../../shared/ui/Field';
import styles from './AmountFields.module.css';
import { giveFormContent as content } from './give-form.content';
import { OTHER_AMOUNT, type GiftValues } from './gift-values';
import type { OfferedAmount } from './offered-amounts';

interface AmountFieldsProps {
  amounts: readonly OfferedAmount[];
  values: GiftValues;
  error: string | undefined;
  frequencyError: string | undefined;
}

/** How often and how much: two taps. */
export function AmountFields({ amounts, values, error, frequencyError }: AmountFieldsProps) {
  const hasEffects = amounts.some(({ effect }) => effect);
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{content.frequency}</legend>
        <div className={styles.paces}>
          {FREQUENCIES.map((frequency) => (
            <label key={frequency}>
              <input
                type="radio"
                name="frequency"
                value={frequency}
                aria-label={FREQUENCY_LABELS[frequency]}
                defaultChecked={values['frequency'] === frequency}
              />
              <span>{content.frequencies[frequency]}</span>
            </label>
          ))}
        </div>
        {frequencyError && <p className={styles.error}>{frequencyError}</p>}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{content.amount}</legend>
        <div className={hasEffects ? styles.effects : styles.amounts}>
          {amounts.map(({ amount, effect }) => (
            <label key={amount}>
              <input
                type="radio"
                name="amount_choice"
                value={amount}
                defaultChecked={values['amount_choice'] === String(amount)}
              />
              <span>
                {formatAmount(amount, 'EUR')}
                {effect && <small> {withFrenchSpaces(effect)}</small>}
              </span>
            </label>
          ))}
          <label>
            <input
              type="radio"
              name="amount_choice"
              value={OTHER_AMOUNT}
              aria-label={content.otherSpoken}
              defaultChecked={values['amount_choice'] === OTHER_AMOUNT}
            />
            <span>{content.other}</span>
          </label>
        </div>
        <div className={styles.free}>
          <TextField
            name="free_amount"
            label={content.free}
            help={content.freeHelp}
            inputMode="decimal"
            autoComplete="off"
            maxLength={String(DONATION_LIMITS.most).length + 6}
            defaultValue={values['free_amount'] ?? ''}
            error={error}
          />
        </div>
      </fieldset>
    </>
  );
}
