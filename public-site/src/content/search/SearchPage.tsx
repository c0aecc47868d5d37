import { SEARCH_LIMITS, type SearchAnswer } from '@livres/api/contract';
import { browserApi } from '../../shared/api/api-clients';
import { useLoaded, type LoadedQuery } from '../../shared/api/use-loaded';
import { paths, pathTo } from '../../shared/paths';
import { useAnnouncement } from '../../shared/ui/announcements';
import { Breadcrumb } from '../../shared/ui/Breadcrumb';
import { Container } from '../../shared/ui/Container';
import { Pagination } from '../../shared/ui/Pagination';
import { ErrorState } from '../../shared/ui/StateMessage';
import { NothingFound, NothingHere, SearchStarts } from './NothingFound';
import { askedParams, type SearchAsked } from './search-asked';
import { searchQuery } from './search-queries';
import { searchContent } from './search.content';
import { SearchForm } from './SearchForm';
import styles from './SearchPage.module.css';
import { SearchResults, SearchResultsSkeleton } from './SearchResults';
import { SearchTypes } from './SearchTypes';

interface SearchPageProps {
  asked: SearchAsked;
  failure: string | null | undefined;
}

export function SearchPage({ asked, failure }: SearchPageProps) {
  const answer = useLoaded(searchQuery(browserApi(), asked), failure);
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <Breadcrumb trail={[{ label: 'Accueil', to: pathTo('/') }]} current={searchContent.title} />
        <h1>{searchContent.title}</h1>
        <SearchForm query={asked.q} help />
      </div>
      {asked.q ? <Answer asked={asked} answer={answer} /> : <SearchStarts />}
    </Container>
  );
}

function Answer({ asked, answer }: { asked: SearchAsked; answer: LoadedQuery<SearchAnswer> }) {
  const said = answer.state === 'shown' && !answer.isOlder ? summary(answer.data) : '';
  useAnnouncement(said || null);
  return (
    <section className={styles.answer} aria-label={searchContent.results}>
      <p className={styles.count} role="status" aria-live="polite">
        {said}
      </p>
      <Found asked={asked} answer={answer} />
    </section>
  );
}

function Found({ asked, answer }: { asked: SearchAsked; answer: LoadedQuery<SearchAnswer> }) {
  if (answer.state === 'loading') return <SearchResultsSkeleton />;
  if (answer.state === 'failed')
    return <ErrorState title={searchContent.failed} text={answer.message} onRetry={answer.retry} />;
  const { results, count, counts, suggestion } = answer.data;
  if (total(answer.data) === 0) return <NothingFound suggestion={suggestion} />;
  return (
    <>
      <SearchTypes asked={asked} counts={counts} />
      {results.length > 0 ? (
        <SearchResults results={results} isOlder={answer.isOlder} />
      ) : (
        <NothingHere asked={asked} hasType={count > 0} />
      )}
      <div className={styles.pages}>
        <Pagination
          label={searchContent.pages}
          page={asked.page}
          pageCount={Math.ceil(count / SEARCH_LIMITS.page_size)}
          linkTo={(page) => paths.search(askedParams({ ...asked, page }))}
        />
      </div>
    </>
  );
}

function summary(answer: SearchAnswer): string {
  return searchContent.count(total(answer), answer.query);
}

function total({ counts }: SearchAnswer): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
