import type { CategoryMention } from '@livres/api/contract';
import { Link } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import styles from './CategoryMarks.module.css';

interface CategoryMarksProps {
  categories: CategoryMention[];
  /** Each leads to the news of its category. */
  linked?: boolean;
}

/** The categories of an article, each with its colour. */
export function CategoryMarks({ categories, linked = false }: CategoryMarksProps) {
  if (categories.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {categories.map(({ id, slug, name, color }) => (
        <li key={id} className={styles[color]}>
          {linked ? (
            <Link to={paths.articles({ category: slug })}>{withFrenchSpaces(name)}</Link>
          ) : (
            withFrenchSpaces(name)
          )}
        </li>
      ))}
    </ul>
  );
}
