import { ArticleCard } from '../content/articles/ArticleCard';
import { ArticleGridSkeleton } from '../content/articles/ArticleGrid';
import { browserApi } from '../shared/api/api-clients';
import { articleQueries } from '../content/articles/article-queries';
import { useLoaded } from '../shared/api/use-loaded';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { featuredCampaignsContent } from './featured-campaigns.content';
import { HomeSection } from './HomeSection';
import { latestNewsContent as content } from './latest-news.content';
import styles from './LatestNews.module.css';
import { LoadedList } from './LoadedList';
import { Rail } from './Rail';

const SHOWN = 3;

export function LatestNews({ failure }: { failure: string | null }) {
  const latest = useLoaded(articleQueries.latest(browserApi()), failure);
  return (
    <HomeSection
      id="dernieres-nouvelles"
      title={content.title}
      all={{ to: paths.articles(), label: content.all }}
    >
      <LoadedList
        query={latest}
        texts={content}
        next={<LinkButton to={paths.campaigns()}>{featuredCampaignsContent.all}</LinkButton>}
        skeleton={<ArticleGridSkeleton count={SHOWN} />}
      >
        {(articles) => (
          <Rail name={content.title}>
            <ul className={styles.news}>
              {articles.map((article, index) => (
                <li key={article.id}>
                  <ArticleCard article={article} isWide={index === 0} />
                </li>
              ))}
            </ul>
          </Rail>
        )}
      </LoadedList>
    </HomeSection>
  );
}
