import type { Article } from '@livres/api/contract';
import { formatDay } from '../../shared/format/dates';
import styles from './ArticleSignature.module.css';
import { articleContent, articlesContent } from './articles.content';

type Signed = Pick<Article, 'author_name' | 'published_at' | 'reading_time'>;

/** Who signs, when, and how long it takes to read. */
export function ArticleSignature({
  article: { author_name, published_at, reading_time },
}: {
  article: Signed;
}) {
  return (
    <p className={styles.signature}>
      {author_name && <span>{articleContent.by(author_name)}</span>}
      {published_at && <time dateTime={published_at}>{formatDay(published_at)}</time>}
      <span>{articlesContent.readingTime(reading_time)}</span>
    </p>
  );
}
