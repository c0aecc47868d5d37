import { useEffect, useRef, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from './AddressForm.module.css';
import { filledQuery } from './filled-query';

type Criteria = Partial<Record<string, string>>;

interface AddressFormProps {
  /** Where the form leads without JavaScript. */
  action: string;
  label: string;
  /** What the address asks now; the fields follow it. */
  criteria: Criteria;
  /** The address that asks what was filled in. */
  addressOf: (filled: URLSearchParams) => string;
  children: (applyNow: (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => void) => ReactNode;
}

/** A plain form of the address; with JavaScript a choice applies at once and the page stays. */
export function AddressForm({ action, label, criteria, addressOf, children }: AddressFormProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useFormThatFollows(criteria);
  const apply = (filled: HTMLFormElement) => {
    const address = addressOf(filledQuery(filled));
    // Asked again, it is the same page: going back leads to the one before.
    void navigate(address, { preventScrollReset: true, replace: address === pathname + search });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <search>
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={action}
        onSubmit={onSubmit}
        aria-label={label}
      >
        {children(({ currentTarget }) => {
          if (currentTarget.form) apply(currentTarget.form);
        })}
      </form>
    </search>
  );
}

// A criterion may be removed outside the form, or by going back: the fields then say so, and keep their focus.
function useFormThatFollows(criteria: Criteria) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(criteria);
  useEffect(() => {
    // At first they say it already, and what was typed before the script came must stay.
    if (shown.current === criteria) return;
    shown.current = criteria;
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = Boolean(criteria[field.name]);
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = criteria[field.name] ?? '';
      }
    }
  }, [criteria]);
  return form;
}
