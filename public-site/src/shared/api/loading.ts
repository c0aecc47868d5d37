import { ApiError } from '@livres/api/client';
import {
  dehydrate,
  type DehydratedState,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { data } from 'react-router';
import { createQueryClient, queryClient } from './query-client';

export interface Loaded {
  dehydrated: DehydratedState | null;
  /** The message where the server could not read something; the page shows it next to what it did read. */
  failure: string | null;
}

/** Reads on the server what a page needs, in one try: a visitor waits. */
export async function loadOnServer<T, Key extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, Key>,
): Promise<Loaded> {
  const client = createQueryClient();
  const failure = await failureOf(client, query);
  return { dehydrated: dehydrate(client), failure };
}

/** For pages that read several things on the server: fills `client`, and says what went wrong with this one. */
export async function failureOf<T, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, Key>,
): Promise<string | null> {
  return client.fetchQuery({ ...query, retry: false }).then(() => null, sentenceOf);
}

/** In the browser: what is known already shows at once and is read again behind it. One try: the page goes on trying. */
export async function loadInBrowser<T, Key extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, Key>,
): Promise<T> {
  return queryClient().ensureQueryData({ ...query, retry: false, revalidateIfStale: true });
}

/** The api refuses an address that cannot be one (too long, with odd signs) as it refuses an unknown one. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Answers 404 for what does not exist, 503 where it could not be read. */
export function refuseMissing(error: unknown): never {
  throw data(null, { status: isNotFound(error) ? 404 : 503 });
}

/** Stands for what does not exist; answers 503 where it could not be read. */
export function noneIfMissing(error: unknown): null {
  if (isNotFound(error)) return null;
  throw data(null, { status: 503 });
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
