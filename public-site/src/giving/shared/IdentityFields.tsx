import { DONATION_LIMITS as LIMITS } from '@livres/api/contract';
import { useState } from 'react';
import { TextField } from '../../shared/ui/Field';
import { identityContent as content } from './identity.content';
import styles from './IdentityFields.module.css';

interface IdentityFieldsProps {
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** The name and the address that a receipt bears. */
export function IdentityFields({ values, errors }: IdentityFieldsProps) {
  // French codes are digits; those of other countries have letters that a keypad of digits lacks.
  const [isAbroad, setIsAbroad] = useState((values['country'] || content.home) !== content.home);
  const field = (name: keyof typeof content) => ({
    name,
    label: content[name],
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('first_name')} autoComplete="given-name" maxLength={LIMITS.name} />
        <TextField {...field('last_name')} autoComplete="family-name" maxLength={LIMITS.name} />
      </div>
      <TextField {...field('street_address')} autoComplete="street-address" maxLength={LIMITS.address} />
      <div className={styles.place}>
        <TextField
          {...field('postal_code')}
          autoComplete="postal-code"
          inputMode={isAbroad ? 'text' : 'numeric'}
          maxLength={20}
        />
        <TextField {...field('city')} autoComplete="address-level2" maxLength={LIMITS.name} />
      </div>
      <TextField
        {...field('country')}
        autoComplete="country-name"
        maxLength={LIMITS.name}
        defaultValue={values['country'] || content.home}
        onInput={({ currentTarget }) => setIsAbroad(currentTarget.value.trim() !== content.home)}
      />
    </>
  );
}

/** What an organisation's receipt bears besides; `optional` where the gift does not wait for it. */
export function OrganizationFields({ values, errors, optional }: IdentityFieldsProps & { optional?: true }) {
  const of = (name: 'organization_name' | 'siren' | 'legal_form') => ({
    name,
    label: content[name],
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      <TextField
        {...of('organization_name')}
        {...(optional && { label: content.organizationIfWished })}
        autoComplete="organization"
        maxLength={LIMITS.organization}
      />
      <div className={styles.pair} data-company="">
        <TextField {...of('siren')} help={content.sirenHelp} inputMode="numeric" maxLength={14} />
        <TextField {...of('legal_form')} help={content.legalFormHelp} maxLength={60} />
      </div>
    </>
  );
}
