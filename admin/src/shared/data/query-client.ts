import { shouldRetry, shouldRetryMutation } from '@livres/api/client';
import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 5_000 },
    mutations: { retry: shouldRetryMutation },
  },
});
