import { useEffect, useMemo, useRef, useState } from 'react';
import { isSaid, readProfile, type ReadProfile } from '../shared/eligibility/eligibility-criteria';
import { keepProfile, savedProfile } from '../shared/eligibility/saved-profile';
import { paths } from '../../shared/paths';
import { AddressForm } from '../../shared/ui/AddressForm';
import { Button } from '../../shared/ui/Button';
import { bringBack } from '../../shared/ui/saved-fields';
import { addressOf } from './eligibility-address';
import { eligibilityContent as content } from './eligibility.content';
import { EligibilityFields } from './EligibilityFields';
import styles from './EligibilityPage.module.css';

interface EligibilityFormProps {
  read: ReadProfile;
  /** Fields of study to choose from as one types. */
  fields: readonly string[];
  /** The scholarship that one comes from. */
  scholarship: string | undefined;
}

export function EligibilityForm({ read, fields, scholarship }: EligibilityFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const criteria = useMemo(
    () => ({ grade_scale: '20', bourse: scholarship ?? '', ...read.typed }),
    [read, scholarship],
  );
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isSaid(read.profile)) return keepProfile(read.profile);
    const kept = savedProfile();
    if (!place.current || !isSaid(kept) || isSaid(read.typed)) return;
    bringBack(kept, place.current, { withChoices: true, said: [] });
    setKept(true);
  }, [read]);
  const forget = () => {
    keepProfile({});
    place.current?.querySelector('form')?.reset();
    setKept(false);
  };
  return (
    <div ref={place}>
      <AddressForm
        action={paths.eligibility()}
        label={content.form}
        criteria={criteria}
        addressOf={(filled) => sentTo(filled, scholarship)}
      >
        {() => (
          <>
            {isKept && (
              <p className={styles.kept} role="status">
                {content.kept}{' '}
                <Button look="quiet" onClick={forget}>
                  {content.forget}
                </Button>
              </p>
            )}
            {scholarship && <input type="hidden" name="bourse" value={scholarship} />}
            <EligibilityFields read={read} fields={fields} />
            <div className={styles.send}>
              <Button type="submit" look="main" large>
                {content.submit}
              </Button>
              <p>{content.private}</p>
            </div>
          </>
        )}
      </AddressForm>
    </div>
  );
}

/** What cannot be stays in the address, so that the page says why. */
function sentTo(filled: URLSearchParams, scholarship: string | undefined): string {
  const { typed } = readProfile(filled);
  const { grade_scale, ...others } = typed;
  return addressOf({ ...others, ...(typed.grade && grade_scale && { grade_scale }) }, { scholarship });
}
