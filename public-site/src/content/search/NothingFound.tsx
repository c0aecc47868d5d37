import { SEARCH_TYPE_LABELS } from '@livres/api/contract';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/StateMessage';
import type { SearchAsked } from './search-asked';
import { searchContent } from './search.content';
import styles from './SearchPage.module.css';

const { nothing, nothingOfType, pastEnd } = searchContent;

/** Nothing to show: what was perhaps meant, and where else to go. */
export function NothingFound({ suggestion }: { suggestion: string | null }) {
  return (
    <>
      {suggestion && (
        <p className={styles.suggestion}>
          {nothing.didYouMean}{' '}
          <Link to={paths.search({ q: suggestion })}>
            «{'\u00a0'}
            {suggestion}
            {'\u00a0'}»
          </Link>
          {'\u00a0'}?
        </p>
      )}
      <EmptyState title={nothing.title} text={nothing.text}>
        <LinkButton to={paths.campaigns()}>{SEARCH_TYPE_LABELS.campaigns}</LinkButton>
        <LinkButton to={paths.articles()}>{SEARCH_TYPE_LABELS.articles}</LinkButton>
        <LinkButton to={paths.events()}>{SEARCH_TYPE_LABELS.events}</LinkButton>
      </EmptyState>
    </>
  );
}

/** There are results, but not of this type, or not on this page. */
export function NothingHere({ asked, hasType }: { asked: SearchAsked; hasType: boolean }) {
  if (asked.type && !hasType) {
    return (
      <EmptyState title={nothingOfType.title(SEARCH_TYPE_LABELS[asked.type])} text={nothingOfType.text}>
        <LinkButton to={paths.search({ q: asked.q })}>{nothingOfType.showAll}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={pastEnd.title} text={pastEnd.text}>
      <LinkButton to={paths.search({ q: asked.q, ...(asked.type ? { type: asked.type } : {}) })}>
        {pastEnd.first}
      </LinkButton>
    </EmptyState>
  );
}

/** Nothing was asked yet: a few searches to begin with. */
export function SearchStarts() {
  return (
    <section aria-labelledby="idees">
      <h2 id="idees" className={styles.startsTitle}>
        {searchContent.starts}
      </h2>
      <ul className={styles.starts}>
        {searchContent.startsList.map((query) => (
          <li key={query}>
            <Link to={paths.search({ q: query })}>{query}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
