import { cardExcerpt, drawnIllustration, type ArticleSummary } from '@livres/api/contract';
import { useId } from 'react';
import { formatDay } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { CardText, LinkedCard } from '../../shared/ui/LinkedCard';
import styles from './ArticleCard.module.css';
import { articlesContent } from './articles.content';
import { CategoryMarks } from './CategoryMarks';

interface ArticleCardProps {
  article: ArticleSummary;
  heading?: 'h2' | 'h3';
  /** The page begins with it. */
  isFirst?: boolean;
  /** Its picture beside its words, where there is room. */
  isWide?: boolean;
}

export function ArticleCard({ article, heading = 'h3', isFirst = false, isWide = false }: ArticleCardProps) {
  return (
    <LinkedCard
      to={paths.article(article.slug)}
      title={withFrenchSpaces(article.title)}
      titleId={useId()}
      heading={heading}
      isFirst={isFirst}
      beside={isWide ? 'wide' : undefined}
      picture={article.picture}
      illustration={drawnIllustration(article.illustration, article.slug)}
      above={<CategoryMarks categories={article.categories} />}
    >
      <CardText>{withFrenchSpaces(cardExcerpt(article.excerpt))}</CardText>
      <p className={styles.meta}>
        {article.published_at && (
          <time dateTime={article.published_at}>{formatDay(article.published_at)}</time>
        )}
        <span>{articlesContent.readingTime(article.reading_time)}</span>
      </p>
    </LinkedCard>
  );
}
