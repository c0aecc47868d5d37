import { ArticleGrid, ArticleGridSkeleton } from '../content/articles/ArticleGrid';
import { browserApi } from '../shared/api/api-clients';
import { articleQueries } from '../content/articles/article-queries';
import { useLoaded } from '../shared/api/use-loaded';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { featuredCampaignsContent } from './featured-campaigns.content';
import { HomeSection } from './HomeSection';
import { latestNewsContent as content } from './latest-news.content';
import { LoadedList } from './LoadedList';

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
        {(articles) => <ArticleGrid articles={articles} />}
      </LoadedList>
    </HomeSection>
  );
}
