import type { Problem } from '../src/platform/errors/problem.contract.js';
import { ApiError, apiErrorFromAnswer, type ApiErrorKind } from './api-error.js';
import { requestLog } from './request-log.js';
import type { AnswerTo, BodyOf, Method, ParamsOf, PathWith } from './routes.js';

export { ApiError, type ApiErrorKind } from './api-error.js';
export { requestLog, type RequestLogEntry } from './request-log.js';
export type { AnswerTo, BodyOf, ParamsOf, PathWith, ResourceWith } from './routes.js';
export { MUTATION_RETRIES, shouldRetry, shouldRetryMutation } from './retry.js';

export const API_TIMEOUT_MS = 30_000;

export interface TokenStorage {
  getToken(): string | null;
  /** Removes the token and the user that goes with it. */
  forget(): void;
}

export interface HttpClientOptions {
  /** Absolute on a server, may be `/api/v1` in a browser. */
  baseUrl: string;
  storage?: TokenStorage;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

type ParamValue = string | number | boolean | null | undefined;

export interface CallOptions<Params = Record<string, ParamValue | readonly ParamValue[]>> {
  /** Empty values are left out; a list repeats its name. */
  params?: Params | undefined;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
  timeoutMs?: number | undefined;
}

export interface RequestOptions<Params = CallOptions['params'], Body = unknown> extends CallOptions<Params> {
  /** An object is sent as JSON; a FormData, a Blob or a string as it is. */
  body?: Body | undefined;
  /** How to read a good answer; JSON by default. */
  as?: 'json' | 'text' | 'blob';
}

export interface HttpAnswer<T> {
  response: Response;
  status: number;
  headers: Headers;
  body: T;
}

/** What follows the path of a call that may have a body: nothing is left out that the route requires. */
type Sent<Verb extends Method, Path extends string> =
  undefined extends BodyOf<Verb, Path>
    ? [body?: BodyOf<Verb, Path>, options?: CallOptions<ParamsOf<Verb, Path>>]
    : [body: BodyOf<Verb, Path>, options?: CallOptions<ParamsOf<Verb, Path>>];

type Read = <const Path extends string>(
  path: Path & PathWith<'get', Path>,
  options?: CallOptions<ParamsOf<'get', Path>>,
) => Promise<AnswerTo<'get', Path>>;

type Send<Verb extends Method> = <const Path extends string>(
  path: Path & PathWith<Verb, Path>,
  ...sent: Sent<Verb, Path>
) => Promise<AnswerTo<Verb, Path>>;

type Ask = <const Verb extends Uppercase<Method>, const Path extends string, As extends Reading = 'json'>(
  method: Verb,
  path: Path & PathWith<Lowercase<Verb>, Path>,
  options?: RequestOptions<ParamsOf<Lowercase<Verb>, Path>, BodyOf<Lowercase<Verb>, Path>> & { as?: As },
) => Promise<
  HttpAnswer<As extends 'blob' ? Blob : As extends 'text' ? string : AnswerTo<Lowercase<Verb>, Path>>
>;

type Reading = 'json' | 'text' | 'blob';

/** Every path, parameter, body and answer is that of a route of the api's OpenAPI document. */
export interface HttpClient {
  get: Read;
  post: Send<'post'>;
  put: Send<'put'>;
  patch: Send<'patch'>;
  delete: <const Path extends string>(
    path: Path & PathWith<'delete', Path>,
    options?: CallOptions<ParamsOf<'delete', Path>>,
  ) => Promise<AnswerTo<'delete', Path>>;
  request: Ask;
}

/** The client of the api for both fronts, in the browser and on the server. Throws `ApiError`, or the signal's own reason. */
export function createHttpClient(client: HttpClientOptions): HttpClient {
  return untypedClient(client) as unknown as HttpClient;
}

/** The same client for a path that is only known at run time. */
export function untypedClient(client: HttpClientOptions) {
  const request = (method: string, path: string, options: RequestOptions = {}) =>
    call<unknown>(client, method, path, options);
  const send = (method: string) => (path: string, body?: unknown, options?: CallOptions) =>
    bodyOf(request(method, path, { ...options, body }));
  return {
    request,
    get: (path: string, options?: CallOptions) => bodyOf(request('GET', path, options)),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: (path: string, options?: CallOptions) => bodyOf(request('DELETE', path, options)),
  };
}

async function bodyOf(answer: Promise<HttpAnswer<unknown>>): Promise<unknown> {
  return (await answer).body;
}

async function call<T>(
  client: HttpClientOptions,
  method: string,
  path: string,
  options: RequestOptions,
): Promise<HttpAnswer<T>> {
  const token = client.storage?.getToken() ?? null;
  const deadline = deadlineOf(options.timeoutMs ?? client.timeoutMs ?? API_TIMEOUT_MS, options.signal);
  const log = logged(method, path + queryOf(options.params));
  try {
    const send = client.fetch ?? globalThis.fetch;
    const address = client.baseUrl.replace(/\/+$/, '') + path + queryOf(options.params);
    const response = await send(address, { method, ...contentOf(options, token), signal: deadline.signal });
    log.status = response.status;
    if (response.status === 401) forget(client.storage, token);
    if (!response.ok)
      throw apiErrorFromAnswer(response.status, response.headers, await readProblem(response));
    const body = await readBody<T>(response, options.as ?? 'json');
    return { response, status: response.status, headers: response.headers, body };
  } catch (error) {
    if (options.signal?.aborted && !(error instanceof ApiError)) {
      log.error = 'aborted';
      throw options.signal.reason ?? error;
    }
    const failure = deadline.passed() ? new ApiError('timeout', { cause: error }) : asApiError(error);
    log.error = failure.kind;
    throw failure;
  } finally {
    deadline.clear();
    log.write();
  }
}

// AbortSignal.any and AbortSignal.timeout are missing from phones that visitors still use.
function deadlineOf(timeoutMs: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let passed = false;
  const timer = setTimeout(() => {
    passed = true;
    controller.abort();
  }, timeoutMs);
  const abort = () => controller.abort(outer?.reason);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, passed: () => passed, clear };
}

function queryOf(params: CallOptions['params']): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}

function contentOf({ body, headers: extra }: RequestOptions, token: string | null): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...extra };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body === undefined) return { headers };
  if (body instanceof FormData || body instanceof Blob || typeof body === 'string') return { headers, body };
  return { headers: { 'content-type': 'application/json', ...headers }, body: asJson(body) };
}

function asJson(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw new ApiError('bad_request', { cause });
  }
}

async function readBody<T>(response: Response, as: 'json' | 'text' | 'blob'): Promise<T> {
  if (response.status === 204 || response.status === 205) return undefined as T;
  if (as === 'blob') return (await response.blob()) as T;
  const text = await response.text();
  if (as === 'text') return text as T;
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new ApiError('bad_response', { status: response.status, cause });
  }
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return undefined;
  const body = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  return typeof body?.detail === 'string' ? (body as Problem) : undefined;
}

// A late answer to an old token must not end the session that was opened since.
function forget(storage: TokenStorage | undefined, sent: string | null): void {
  if (storage?.getToken() === sent) storage.forget();
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('network', { cause: error });
}

function logged(method: string, path: string) {
  const startedAt = Date.now();
  return {
    status: 0,
    error: undefined as ApiErrorKind | 'aborted' | undefined,
    write() {
      const { status, error } = this;
      const time = new Date(startedAt).toISOString();
      requestLog.add({ time, method, path, status, ms: Date.now() - startedAt, ...(error ? { error } : {}) });
    },
  };
}
