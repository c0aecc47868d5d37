import type { Problem } from '../src/platform/errors/problem.contract.js';
import { API_ERROR_MESSAGES } from './api-error.content.js';

export type ApiErrorKind = 'network' | 'timeout' | 'bad_request' | 'bad_response' | 'http';

interface ApiErrorDetails {
  /** 0 where no answer came. */
  status?: number;
  problem?: Problem | undefined;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The one error that a failed call throws. `message` is a French sentence to show as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;
  readonly retryAfter: number | undefined;
  /** Where react-admin looks for the messages of refused fields. */
  readonly body: { errors?: Record<string, string> };

  constructor(
    readonly kind: ApiErrorKind,
    { status = 0, problem, retryAfter, cause }: ApiErrorDetails = {},
  ) {
    super(problem?.detail || sentence(kind, status), { cause });
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
    this.body = problem?.errors ? { errors: problem.errors } : {};
  }
}

export function apiErrorFromAnswer(status: number, headers: Headers, problem: Problem | undefined): ApiError {
  return new ApiError(REFUSED_BODY.includes(status) ? 'bad_request' : 'http', {
    status,
    problem,
    retryAfter: retryAfterSeconds(headers.get('retry-after'), Date.now()),
  });
}

/** `Retry-After` is a number of seconds or a date. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

const REFUSED_BODY = [400, 413, 415, 422];

function sentence(kind: ApiErrorKind, status: number): string {
  if (kind !== 'http') return API_ERROR_MESSAGES[kind];
  if (status >= 500) return API_ERROR_MESSAGES.server;
  return API_ERROR_MESSAGES[BY_STATUS[status] ?? 'other'];
}

const BY_STATUS: Record<number, keyof typeof API_ERROR_MESSAGES> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  410: 'not_found',
  408: 'timeout',
  409: 'conflict',
  429: 'too_many',
};
