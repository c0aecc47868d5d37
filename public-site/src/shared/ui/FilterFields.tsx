import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { criteriaContent as content } from '../content/criteria.content';
import { Button } from './Button';
import { TextField } from './Field';
import styles from './FilterFields.module.css';
import { QuickFilters, type QuickFilter } from './QuickFilters';

interface FilterFieldsProps {
  /** The line of words, by which most people look. */
  search: { label: string; help: string; value: string | undefined };
  quick: readonly QuickFilter[];
  /** How many of the folded criteria are set, those of a quick filter left out. */
  setCount: number;
  /** Something that was filled in there is at fault, and must be seen. */
  isFaulty?: boolean;
  /** The folded criteria. */
  children: ReactNode;
}

/** What the form of every list holds: a line of words, what is looked for most, and the other criteria folded. */
export function FilterFields({ search, quick, children, ...folded }: FilterFieldsProps) {
  return (
    <>
      <div className={styles.line}>
        <TextField
          type="search"
          name="search"
          label={search.label}
          placeholder={search.help}
          defaultValue={search.value ?? ''}
          enterKeyHint="search"
          maxLength={200}
        />
        <Button type="submit" look="main" aria-label={content.search}>
          <Search aria-hidden="true" size={18} />
          <span>{content.search}</span>
        </Button>
      </div>
      <QuickFilters quick={quick} />
      <Folded {...folded}>{children}</Folded>
    </>
  );
}

/** Open where something in it is set; closed by who opened it alone, so that no field vanishes under a finger. */
function Folded({
  setCount,
  isFaulty = false,
  children,
}: Pick<FilterFieldsProps, 'setCount' | 'isFaulty' | 'children'>) {
  const isSet = setCount > 0 || isFaulty;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(isSet);
  useEffect(() => {
    if (isSet && details.current) details.current.open = true;
  }, [isSet]);
  return (
    <details ref={details} className={styles.folded} open={isOpenAtFirst}>
      <summary>{content.fold(setCount)}</summary>
      <div className={styles.grid}>{children}</div>
      <Button type="submit">{content.apply}</Button>
    </details>
  );
}
