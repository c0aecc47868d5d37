import { REGISTRATION_LIMITS as LIMITS, type RegistrationView } from '@livres/api/contract';
import { Select, TextArea, TextField } from '../../shared/ui/Field';
import { ChangeForm } from './ChangeForm';
import type { RegistrationChange } from './change-registration';
import { ownRegistrationContent } from './own-registration.content';
import styles from './OwnRegistration.module.css';
import { registrationFormContent } from './registration-form.content';

const content = ownRegistrationContent.change;

interface ChangesPartProps {
  registration: RegistrationView;
  posted: RegistrationChange | undefined;
}

/** What one may correct by oneself, folded until it is asked for. */
export function ChangesPart({ registration, posted }: ChangesPartProps) {
  const isOpen = (act: RegistrationChange['act']) => (posted?.act === act ? true : undefined);
  const { least_seats: least, most_seats: most } = registration;
  return (
    <section className={styles.part} aria-labelledby="changer">
      <h2 id="changer">{content.title}</h2>
      <details className={styles.folded} open={isOpen('changes')}>
        <summary>{content.person}</summary>
        <PersonForm registration={registration} posted={posted} />
      </details>
      {most > least && (
        <details className={styles.folded} open={isOpen('seats')}>
          <summary>{content.seats}</summary>
          <ChangeForm
            act="seats"
            label={content.seatsForm}
            submit={content.seatsSubmit}
            done={content.seatsSaved}
            posted={posted}
          >
            {(errors) => (
              <Select
                key={registration.seats}
                name="seats"
                label={content.seatsLabel}
                help={registration.unit_price > 0 ? content.seatsPaid : undefined}
                defaultValue={String(registration.seats)}
                error={errors['seats']}
                choices={Array.from({ length: most - least + 1 }, (_, index) => ({
                  value: String(least + index),
                  label: registrationFormContent.seatsChoice(least + index),
                }))}
              />
            )}
          </ChangeForm>
        </details>
      )}
    </section>
  );
}

function PersonForm({ registration, posted }: ChangesPartProps) {
  return (
    <ChangeForm
      act="changes"
      label={content.personForm}
      submit={content.save}
      done={content.saved}
      posted={posted}
    >
      {(errors, values) => {
        const of = (name: 'first_name' | 'last_name' | 'phone' | 'organization' | 'special_needs') => ({
          name,
          label: registrationFormContent[name],
          defaultValue: values[name] ?? registration[name],
          error: errors[name],
        });
        return (
          <>
            <TextField {...of('first_name')} autoComplete="given-name" maxLength={LIMITS.name} required />
            <TextField {...of('last_name')} autoComplete="family-name" maxLength={LIMITS.name} required />
            <TextField {...of('phone')} type="tel" autoComplete="tel" inputMode="tel" maxLength={30} />
            <TextField {...of('organization')} autoComplete="organization" maxLength={LIMITS.organization} />
            <TextArea {...of('special_needs')} rows={2} maxLength={LIMITS.special_needs} />
          </>
        );
      }}
    </ChangeForm>
  );
}
