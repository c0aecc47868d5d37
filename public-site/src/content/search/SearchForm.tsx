import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { searchFormContent } from './search-form.content';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** What was asked last. */
  query?: string;
  help?: boolean;
}

/** The site's search, as a plain form of an address. */
export function SearchForm({ query = '', help = false }: SearchFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  const { pathname } = useLocation();
  const submit = useSubmit();
  // A search may be asked by a link, or by going back: the field then says so. At first it says it already.
  useEffect(() => {
    if (shown.current === query || !field.current) return;
    shown.current = query;
    field.current.value = query;
  }, [query]);
  return (
    <search>
      <Form
        action={paths.search()}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // Asked again, it is the same page: going back leads to the one before.
          const replace = pathname === paths.search() && field.current?.value === query;
          void submit(event.currentTarget, { replace });
        }}
      >
        <label htmlFor={id}>{searchFormContent.label}</label>
        <div className={styles.line}>
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={searchFormContent.placeholder}
            enterKeyHint="search"
            maxLength={200}
            aria-describedby={help ? `${id}-help` : undefined}
          />
          <Button type="submit" className={styles.submit}>
            <Search aria-hidden="true" size={18} />
            <span>{searchFormContent.button}</span>
          </Button>
        </div>
        {help && (
          <p id={`${id}-help`} className={styles.help}>
            {searchFormContent.help}
          </p>
        )}
      </Form>
    </search>
  );
}
