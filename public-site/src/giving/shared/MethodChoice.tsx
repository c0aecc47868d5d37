import { TextField } from '../../shared/ui/Field';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup';
import { methodChoiceContent as content } from './method-choice.content';
import styles from './MethodChoice.module.css';

interface WayToPay {
  method: string;
  label: string;
  help: string;
  /** Left out where nothing is taken again. */
  takes_recurring?: boolean;
}

interface MethodChoiceProps {
  methods: readonly WayToPay[];
  chosen: string;
  errors: Record<string, string>;
  /** E.164, for mobile money; not asked for where it is known. */
  phone?: string;
}

/** The ways to pay: a choice where there is one. Put inside a form, it hides what takes no recurring gift. */
export function MethodChoice({ methods, chosen, errors, phone }: MethodChoiceProps) {
  const [only] = methods;
  if (!only) return null;
  return (
    <div className={styles.methods}>
      {methods.length > 1 ? (
        <ChoiceGroup
          kind="radio"
          name="payment_method"
          wide
          required
          legend={content.legend}
          choices={methods.map(({ method, label, help, takes_recurring }) => ({
            value: method,
            label,
            help,
            ...(takes_recurring === false && { mark: 'once' }),
          }))}
          chosen={[chosen]}
          error={errors['payment_method']}
        />
      ) : (
        <p className={styles.only}>
          <input type="hidden" name="payment_method" value={only.method} />
          <strong>{only.label}.</strong> {only.help}
        </p>
      )}
      {errors['payment_method'] && methods.length === 1 && (
        <p className={styles.error}>{errors['payment_method']}</p>
      )}
      {phone !== undefined && methods.some(({ method }) => method === 'mobile_money') && (
        <div className={styles.phone}>
          <TextField
            type="tel"
            name="phone"
            label={content.phone}
            help={content.phoneHelp}
            autoComplete="tel"
            inputMode="tel"
            maxLength={30}
            defaultValue={phone}
            error={errors['phone']}
          />
        </div>
      )}
    </div>
  );
}
