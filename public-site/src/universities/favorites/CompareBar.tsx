import { useState } from 'react';
import { useNavigate } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { comparisonContent as content } from './comparison.content';
import { MOST_COMPARED, type Favorite } from './favorites-asked';
import styles from './Favorites.module.css';
import { COMPARED_FIELD, COMPARISON_FORM } from './use-compared';

interface CompareBoxProps {
  favorite: Favorite;
  chosen: readonly number[];
  onChoose: (id: number, isChosen: boolean) => void;
}

export function CompareBox({ favorite: { id, title }, chosen, onChoose }: CompareBoxProps) {
  const isChosen = chosen.includes(id);
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        form={COMPARISON_FORM}
        name={COMPARED_FIELD}
        value={id}
        aria-label={content.choose(withFrenchSpaces(title))}
        disabled={!isChosen && chosen.length >= MOST_COMPARED}
        onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
      />
      {content.box}
    </label>
  );
}

/** What is chosen, always in sight; without a script the form is sent to the page, which leads on. */
export function CompareBar({ chosen }: { chosen: readonly number[] }) {
  const navigate = useNavigate();
  const [isEmptySent, setEmptySent] = useState(false);
  const isMissing = isEmptySent && chosen.length === 0;
  return (
    <form
      id={COMPARISON_FORM}
      method="post"
      action={paths.favorites()}
      className={styles.bar}
      aria-label={content.form}
      onSubmit={(event) => {
        event.preventDefault();
        setEmptySent(chosen.length === 0);
        if (chosen.length > 0) void navigate(paths.favorites([...chosen]));
      }}
    >
      <input type="hidden" name="act" value="compare" />
      <p role="status" data-missing={isMissing || undefined}>
        {isMissing ? content.noneTicked : content.chosen(chosen.length)}
      </p>
      <Button type="submit" look="main">
        {content.submit}
      </Button>
    </form>
  );
}
