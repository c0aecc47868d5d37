import {
  DEFAULT_PAGE_SIZE,
  type ArticleSummary,
  type Page,
  type CategoryMention,
} from '@livres/api/contract';
import { browserApi } from '../../shared/api/api-clients';
import { articleQueries } from './article-queries';
import { useLoaded, type LoadedQuery } from '../../shared/api/use-loaded';
import { paths } from '../../shared/paths';
import { useAnnouncement } from '../../shared/ui/announcements';
import { LinkButton } from '../../shared/ui/Button';
import { ListPage } from '../../shared/ui/ListPage';
import { Pagination } from '../../shared/ui/Pagination';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import {
  askedArticles,
  chosenArticleFilters,
  type ArticleFilters,
  type ArticleTerms,
} from './article-filters';
import { ArticleFilterForm } from './ArticleFilterForm';
import { ArticleGrid, ArticleGridSkeleton } from './ArticleGrid';
import { articlesContent } from './articles.content';
import { Rss } from 'lucide-react';
import styles from './FeedLink.module.css';
import { useQuery } from '@tanstack/react-query';

interface ArticlesPageProps {
  filters: ArticleFilters;
  failure: string | null | undefined;
}

export function ArticlesPage({ filters, failure }: ArticlesPageProps) {
  const terms = useArticleTerms();
  const articles = useLoaded(articleQueries.list(browserApi(), askedArticles(filters)), failure);
  return (
    <ListPage
      title={articlesContent.title}
      lead={articlesContent.lead}
      form={<ArticleFilterForm filters={filters} terms={terms} />}
      count={articles.state === 'shown' ? articlesContent.count(articles.data.count) : ''}
      chosen={chosenArticleFilters(filters, terms)}
      clearTo={paths.articles()}
    >
      <Results articles={articles} filters={filters} />
      <FeedLink category={terms.categories.find(({ slug }) => slug === filters.category)} />
    </ListPage>
  );
}

interface ResultsProps {
  articles: LoadedQuery<Page<ArticleSummary>>;
  filters: ArticleFilters;
}

function Results({ articles, filters }: ResultsProps) {
  useAnnouncement(announced(articles, filters));
  if (articles.state === 'loading') return <ArticleGridSkeleton count={6} />;
  if (articles.state === 'failed') {
    return (
      <ErrorState
        title={articlesContent.failed}
        text={articlesContent.failedAdvice}
        onRetry={articles.retry}
      />
    );
  }
  const { results, count } = articles.data;
  if (results.length === 0) return <NoArticle isFiltered={Object.keys(filters).length > 0} />;
  const { page = '1', ...others } = filters;
  return (
    <>
      <ArticleGrid articles={results} heading="h2" areFirst isOlder={articles.isOlder} />
      <Pagination
        label={articlesContent.pages}
        page={Number(page)}
        pageCount={Math.ceil(count / DEFAULT_PAGE_SIZE)}
        linkTo={(to) => paths.articles({ ...others, ...(to > 1 ? { page: String(to) } : {}) })}
      />
    </>
  );
}

function announced(
  articles: LoadedQuery<Page<ArticleSummary>>,
  { page = '1' }: ArticleFilters,
): string | null {
  if (articles.state !== 'shown' || articles.isOlder) return null;
  const { count, results } = articles.data;
  return articlesContent.shown(results.length, count, Number(page));
}

function NoArticle({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState title={articlesContent.none} text={articlesContent.noneText}>
        <LinkButton to={paths.campaigns()}>{articlesContent.seeCampaigns}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={articlesContent.emptyTitle} text={articlesContent.emptyText}>
      <LinkButton to={paths.articles()}>{articlesContent.showAll}</LinkButton>
    </EmptyState>
  );
}

/** The news as a feed: all of them, or those of the category shown. */
function FeedLink({ category }: { category: CategoryMention | undefined }) {
  return (
    <p className={styles.feed}>
      <a href={paths.newsFeed('rss', category?.slug)} type="application/rss+xml">
        <Rss aria-hidden="true" size={18} />
        {category ? articlesContent.followCategory(category.name) : articlesContent.follow}
      </a>
    </p>
  );
}

/** The categories and tags to choose from; none where they cannot be read, as the news serve without them. */
function useArticleTerms(): ArticleTerms {
  const { data: categories = [] } = useQuery(articleQueries.categories(browserApi()));
  const { data: tags = [] } = useQuery(articleQueries.tags(browserApi()));
  return { categories, tags };
}
