import { ApiError } from './api-error.js';

/** TanStack Query's `retry` for reads: never after a 4xx, otherwise up to 3 times. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failureCount < 3;
}

/** How often TanStack Query repeats a write. */
export const MUTATION_RETRIES = 1;

/** TanStack Query's `retry` for writes: like `shouldRetry`, but once. */
export function shouldRetryMutation(failureCount: number, error: unknown): boolean {
  return failureCount < MUTATION_RETRIES && shouldRetry(failureCount, error);
}
