import { expect, it } from 'vitest';
import { ApiError, retryAfterSeconds } from './api-error.js';
import { MUTATION_RETRIES, shouldRetry, shouldRetryMutation } from './retry.js';

it.each([400, 401, 404, 409, 429, 499])('never repeats a call refused with %i', (status) => {
  expect(shouldRetry(0, new ApiError('http', { status }))).toBe(false);
});

it.each([
  new ApiError('network'),
  new ApiError('timeout'),
  new ApiError('http', { status: 503 }),
  new Error('other'),
])('repeats any other failure up to 3 times', (error) => {
  expect([0, 1, 2, 3].map((count) => shouldRetry(count, error))).toEqual([true, true, true, false]);
});

it('repeats a write once', () => {
  expect(MUTATION_RETRIES).toBe(1);
  expect([0, 1].map((count) => shouldRetryMutation(count, new ApiError('network')))).toEqual([true, false]);
  expect(shouldRetryMutation(0, new ApiError('http', { status: 409 }))).toBe(false);
});

it('reads Retry-After as seconds or as a date', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  expect(retryAfterSeconds('30', now)).toBe(30);
  expect(retryAfterSeconds('Sat, 21 Nov 2026 10:00:12 GMT', now)).toBe(12);
  expect(retryAfterSeconds('soon', now)).toBeUndefined();
  expect(retryAfterSeconds(null, now)).toBeUndefined();
});
