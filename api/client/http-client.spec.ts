import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, requestLog, type TokenStorage, untypedClient } from './http-client.js';

type Sent = { url: string; init: RequestInit };

function fakeServer(answer: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const fetchIt = (async (url: string, init: RequestInit = {}) => {
    sent.push({ url, init });
    return answer({ url, init });
  }) as typeof fetch;
  return { sent, fetch: fetchIt };
}

function tokenStore(token: string | null): TokenStorage & { forgotten: number } {
  return {
    forgotten: 0,
    getToken: () => token,
    forget() {
      token = null;
      this.forgotten += 1;
    },
  };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const never = ({ init }: Sent) =>
  new Promise<Response>((_, refuse) =>
    init.signal?.addEventListener('abort', () => refuse(init.signal?.reason)),
  );

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

beforeEach(() => requestLog.clear());

describe('a call', () => {
  it('goes under the base path with its parameters, empty ones left out', async () => {
    const server = fakeServer(() => json({ count: 0 }));
    const api = untypedClient({ baseUrl: '/api/v1/', fetch: server.fetch });
    const params = { search: 'école', page: 2, featured: false, city: '', country: undefined, tags: [1, 2] };
    expect(await api.get('/campaigns/', { params })).toEqual({ count: 0 });
    expect(server.sent[0]?.url).toBe(
      '/api/v1/campaigns/?search=%C3%A9cole&page=2&featured=false&tags=1&tags=2',
    );
  });

  it('sends JSON, and forms as they are', async () => {
    const server = fakeServer(() => json({}));
    const api = untypedClient({ baseUrl: '/api/v1', fetch: server.fetch });
    const form = new FormData();
    await api.post('/a', { title: 'Été' });
    await api.post('/b', form);
    expect(server.sent[0]?.init.body).toBe('{"title":"Été"}');
    expect(server.sent[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(server.sent[1]?.init.body).toBe(form);
    expect(server.sent[1]?.init.headers).not.toHaveProperty('content-type');
  });

  it('answers nothing for a 204', async () => {
    const api = untypedClient({
      baseUrl: '',
      fetch: fakeServer(() => new Response(null, { status: 204 })).fetch,
    });
    expect(await api.delete('/access/')).toBeUndefined();
  });
});

describe('the bearer token', () => {
  it('goes with every call when one is stored, and only then', async () => {
    const server = fakeServer(() => json({}));
    await untypedClient({ baseUrl: '', fetch: server.fetch, storage: tokenStore('abc') }).get('/x');
    await untypedClient({ baseUrl: '', fetch: server.fetch, storage: tokenStore(null) }).get('/x');
    expect(server.sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer abc' });
    expect(server.sent[1]?.init.headers).not.toHaveProperty('authorization');
  });

  it('is forgotten on a 401', async () => {
    const storage = tokenStore('abc');
    const api = untypedClient({ baseUrl: '', fetch: fakeServer(() => json({}, 401)).fetch, storage });
    expect((await failure(api.get('/x'))).status).toBe(401);
    expect(storage.forgotten).toBe(1);
  });

  it('outlives a late 401 to an older token', async () => {
    let token = 'old';
    const storage = { getToken: () => token, forget: vi.fn() };
    const server = fakeServer(() => {
      token = 'new';
      return json({}, 401);
    });
    await failure(untypedClient({ baseUrl: '', fetch: server.fetch, storage }).get('/x'));
    expect(storage.forget).not.toHaveBeenCalled();
  });
});

describe('what goes wrong is told apart', () => {
  const callWith = (answer: (sent: Sent) => Response | Promise<Response>) =>
    failure(untypedClient({ baseUrl: '', fetch: fakeServer(answer).fetch, timeoutMs: 20 }).get('/x'));

  it('no network', async () => {
    const error = await callWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(error).toMatchObject({ kind: 'network', status: 0 });
    expect(error.message).toMatch(/connexion internet/);
  });

  it('no answer in time', async () => {
    expect(await callWith(never)).toMatchObject({ kind: 'timeout', status: 0 });
  });

  it('a refused body, with the message of each field', async () => {
    const problem = { type: '/problems/invalid', title: 'Invalide', status: 422, detail: 'À corriger.' };
    const error = await callWith(() => json({ ...problem, errors: { title: 'Donnez un titre.' } }, 422));
    expect(error).toMatchObject({ kind: 'bad_request', status: 422, message: 'À corriger.' });
    expect(error.body.errors).toEqual({ title: 'Donnez un titre.' });
  });

  it('an unreadable answer', async () => {
    expect(await callWith(() => new Response('<html>'))).toMatchObject({ kind: 'bad_response', status: 200 });
  });

  it('any other refusal, in French even without a problem document', async () => {
    const error = await callWith(() => new Response('Bad gateway', { status: 502 }));
    expect(error).toMatchObject({ kind: 'http', status: 502, problem: undefined });
    expect(error.message).toMatch(/^Le serveur/);
  });

  it('too many calls, with the seconds to wait', async () => {
    expect((await callWith(() => json({}, 429, { 'retry-after': '42' }))).retryAfter).toBe(42);
  });

  it('but a call that its caller gave up keeps the caller’s reason', async () => {
    const controller = new AbortController();
    const api = untypedClient({ baseUrl: '', fetch: fakeServer(never).fetch });
    const call = api.get('/x', { signal: controller.signal });
    controller.abort(new Error('changed page'));
    await expect(call).rejects.toThrow('changed page');
    expect(requestLog.entries()[0]?.error).toBe('aborted');
  });
});

describe('the log', () => {
  it('says method, path without its values, status and error', async () => {
    const api = untypedClient({ baseUrl: '/api/v1', fetch: fakeServer(() => json({}, 500)).fetch });
    await failure(api.get('/donors', { params: { search: 'jeanne@example.org', page: 1 } }));
    expect(requestLog.entries()[0]).toMatchObject({
      method: 'GET',
      path: '/donors?search=…&page=…',
      status: 500,
    });
    expect(requestLog.asText()).toMatch(/GET \/donors\?search=…&page=… 500 \d+ ms http$/);
    expect(requestLog.asText()).not.toContain('jeanne');
  });

  it('keeps the last 100', async () => {
    const api = untypedClient({ baseUrl: '', fetch: fakeServer(() => json({})).fetch });
    for (let call = 0; call < 103; call += 1) await api.get(`/calls/${call}`);
    expect(requestLog.entries()).toHaveLength(100);
    expect(requestLog.entries()[0]?.path).toBe('/calls/3');
  });
});
