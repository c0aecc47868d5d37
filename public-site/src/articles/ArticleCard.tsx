import { cardExcerpt, type ArticleSummary } from '@livres/api/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../shared/format/dates';
import { withFrenchSpaces } from '../shared/format/french-spaces';
import { paths } from '../shared/paths';
import { Card } from '../shared/ui/Card';
import { PictureWithFallback } from '../shared/ui/PictureWithFallback';
import { useVisit } from '../shared/ui/VisitProvider';
import styles from './ArticleCard.module.css';
import { articlesContent } from './articles.content';
import { CategoryMarks } from './CategoryMarks';

interface ArticleCardProps {
  article: ArticleSummary;
  heading?: 'h2' | 'h3';
}

export function ArticleCard({ article, heading: Heading = 'h3' }: ArticleCardProps) {
  const { savesData } = useVisit();
  const titleId = useId();
  const picture = (
    <PictureWithFallback
      picture={article.picture}
      illustration={article.categories[0]?.illustration ?? 'default'}
      sizes="(max-width: 700px) 92vw, (max-width: 1080px) 46vw, 384px"
      light={savesData}
    />
  );
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId} top={picture}>
      <CategoryMarks categories={article.categories} />
      <Heading id={titleId} className={styles.title}>
        <Link to={paths.article(article.slug)}>{withFrenchSpaces(article.title)}</Link>
      </Heading>
      <p className={styles.text}>{withFrenchSpaces(cardExcerpt(article.excerpt))}</p>
      <p className={styles.meta}>
        {article.published_at && (
          <time dateTime={article.published_at}>{formatDay(article.published_at)}</time>
        )}
        <span>{articlesContent.readingTime(article.reading_time)}</span>
      </p>
    </Card>
  );
}
