import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from './loading';

export type LoadedQuery<T> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'shown'; data: T; isOlder: boolean };

/** A query that the server tried first: where it failed there, the page says so at once and tries again behind it. */
export function useLoaded<T, Key extends QueryKey>(
  options: UseQueryOptions<T, Error, T, Key>,
  serverFailure: string | null | undefined,
): LoadedQuery<T> {
  const query = useQuery(options);
  const [isRetried, setRetried] = useState(false);
  const retry = () => {
    setRetried(true);
    void query.refetch();
  };
  if (query.data !== undefined) return { state: 'shown', data: query.data, isOlder: query.isPlaceholderData };
  if (query.isError) return { state: 'failed', message: sentenceOf(query.error), retry };
  if (serverFailure && !isRetried) return { state: 'failed', message: serverFailure, retry };
  return { state: 'loading' };
}
