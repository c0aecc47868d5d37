import type { ReactNode } from 'react';
import type { LoadedQuery } from '../shared/api/use-loaded';
import { EmptyState, ErrorState } from '../shared/ui/StateMessage';

interface LoadedListProps<T> {
  query: LoadedQuery<T[]>;
  texts: { empty: string; emptyText: string; failed: string; failedText?: string };
  skeleton: ReactNode;
  /** What to do where the list is empty. */
  next: ReactNode;
  children: (entries: T[]) => ReactNode;
}

/** A short list of the home page: coming, failed, empty or there. */
export function LoadedList<T>({ query, texts, skeleton, next, children }: LoadedListProps<T>) {
  if (query.state === 'loading') return skeleton;
  if (query.state === 'failed') {
    const text = texts.failedText ?? query.message;
    return <ErrorState heading="h3" title={texts.failed} text={text} onRetry={query.retry} />;
  }
  if (query.data.length > 0) return children(query.data);
  return (
    <EmptyState heading="h3" title={texts.empty} text={texts.emptyText}>
      {next}
    </EmptyState>
  );
}
