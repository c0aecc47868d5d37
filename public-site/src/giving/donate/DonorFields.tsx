import { DONATION_LIMITS as LIMITS, GIVER_TYPES } from '@livres/api/contract';
import { IdentityFields, OrganizationFields } from '../shared/IdentityFields';
import { ChoiceGroup, labelled } from '../../shared/ui/ChoiceGroup';
import { EmailField } from '../../shared/ui/EmailField';
import { Checkbox, TextArea, TextField } from '../../shared/ui/Field';
import { served } from '../../shared/ui/served';
import { giveFormContent as content } from './give-form.content';
import styles from './GiveForm.module.css';
import { CARD_FIELDS, type GiftValues } from './gift-values';

const CardFields = served('carte-du-don', async () => (await import('./CardFields')).CardFields);

interface DonorFieldsProps {
  /** What the form began with. */
  values: GiftValues;
  /** What is in it now. */
  typed: GiftValues;
  errors: Record<string, string>;
  /** Every field that was refused: what holds one stays open. */
  refused: readonly string[];
  issuesReceipts: boolean;
}

const IDENTITY = ['first_name', 'last_name', 'street_address', 'postal_code', 'city', 'country'];
const CARD = CARD_FIELDS.map((name) => `card.${name}`);
const TOUCH = ['message', 'dedication', 'is_anonymous'];

/** Who gives: an address for the confirmation, and the rest for who wishes. */
export function DonorFields({ values, typed, errors, refused, issuesReceipts }: DonorFieldsProps) {
  const { open, help, openWithout, helpWithout } = content.receipt;
  const isOpen = (names: string[]) =>
    names.some((name) => values[name] || refused.includes(name)) || undefined;
  return (
    <>
      <ChoiceGroup
        kind="radio"
        name="donor_type"
        legend={content.giver}
        choices={labelled(GIVER_TYPES, content.givers)}
        chosen={[values['donor_type'] ?? '']}
        error={errors['donor_type']}
      />
      <div className={styles.organization}>
        <OrganizationFields values={values} errors={errors} optional />
      </div>
      <EmailField
        label={content.email}
        help={content.emailHelp}
        defaultValue={values['email'] ?? ''}
        error={errors['email']}
      />
      <div className={styles.news}>
        <Checkbox
          name="campaign_news"
          label={content.news}
          defaultChecked={Boolean(values['campaign_news'])}
        />
        <p className={styles.help}>{content.newsHelp}</p>
      </div>
      <details className={styles.more} open={isOpen(IDENTITY.filter((name) => name !== 'country'))}>
        <summary>{issuesReceipts ? open : openWithout}</summary>
        <div className={styles.fields}>
          <p className={styles.help}>{issuesReceipts ? help : helpWithout}</p>
          <IdentityFields values={values} errors={errors} />
        </div>
      </details>
      <details className={styles.more} open={isOpen(TOUCH)}>
        <summary>{content.touch.open}</summary>
        <div className={styles.fields}>
          <TextArea
            name="message"
            label={content.touch.message}
            maxLength={LIMITS.message}
            defaultValue={values['message'] ?? ''}
            error={errors['message']}
          />
          <TextField
            name="dedication"
            label={content.touch.dedication}
            help={content.touch.dedicationHelp}
            maxLength={LIMITS.dedication}
            defaultValue={values['dedication'] ?? ''}
            error={errors['dedication']}
          />
          <Checkbox
            name="is_anonymous"
            label={content.touch.anonymous}
            defaultChecked={Boolean(values['is_anonymous'])}
          />
        </div>
      </details>
      <CardFields
        key={isOpen(CARD) ? 'filled' : 'blank'}
        {...(isOpen(CARD) && { of: 1 })}
        values={typed}
        errors={errors}
        isOpen={isOpen(CARD)}
      />
    </>
  );
}
