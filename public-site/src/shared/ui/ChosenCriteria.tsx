import { Link } from 'react-router';
import { alternatives } from '../content/alternatives.content';
import { criteriaContent } from '../content/criteria.content';
import { LinkButton } from './Button';
import styles from './ChosenCriteria.module.css';
import { TextAlternative } from './TextAlternative';

export interface ChosenCriterion {
  name: string;
  /** As the visitor reads it. */
  text: string;
  /** The same list without it. */
  to: string;
}

/** The criteria of a list, each of which one tap removes. */
export function ChosenCriteria({ chosen, clearTo }: { chosen: ChosenCriterion[]; clearTo: string }) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={criteriaContent.chosen}>
      {chosen.map(({ name, text, to }) => (
        <li key={name}>
          <Link className={styles.chip} to={to} preventScrollReset aria-label={criteriaContent.remove(text)}>
            {text}
            <span aria-hidden="true">×</span>
            <TextAlternative>{alternatives.remove}</TextAlternative>
          </Link>
        </li>
      ))}
      <li>
        <LinkButton look="quiet" to={clearTo}>
          {criteriaContent.clear}
        </LinkButton>
      </li>
    </ul>
  );
}
