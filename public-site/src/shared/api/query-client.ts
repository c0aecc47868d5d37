import { shouldRetry, shouldRetryMutation } from '@livres/api/client';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 1_500;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: shouldRetry, refetchOnWindowFocus: false },
      mutations: { retry: shouldRetryMutation },
    },
  });
}

let inBrowser: QueryClient | undefined;

/** One for the whole visit in the browser, a new one for each page on the server. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  inBrowser ??= createQueryClient();
  return inBrowser;
}
