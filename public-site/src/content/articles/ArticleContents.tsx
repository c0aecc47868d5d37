import type { ArticleHeading } from './article-headings';
import styles from './ArticleContents.module.css';
import { articleContent } from './articles.content';

/** The way to each part of a long article. */
export function ArticleContents({ headings }: { headings: ArticleHeading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby="dans-cet-article">
      <h2 id="dans-cet-article">{articleContent.contents}</h2>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? styles.inner : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
