import { shouldRetry, shouldRetryMutation } from '@livres/api/client';
import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 5_000 },
    mutations: { retry: shouldRetryMutation },
  },
});

/** Of a record that its list knows in part and lends until the whole has come, which is asked for each time. */
export const WHOLE_RECORD = { staleTime: 0 } as const;
