import type { TagMention } from '@livres/api/contract';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import styles from './ArticleTags.module.css';
import { articleContent } from './articles.content';

/** The tags of an article, each of which leads to what else bears it. */
export function ArticleTags({ tags }: { tags: TagMention[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={articleContent.tags}>
      {tags.map(({ id, slug, name }) => (
        <li key={id}>
          <Link to={paths.articles({ tag: slug })}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
