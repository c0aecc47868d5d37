import { createHttpClient, type HttpClient, untypedClient } from '@livres/api/client';
import { forgetSession, readSession } from './session-store';

const WITHOUT_BODY = [204, 205, 304];

const SESSION = {
  baseUrl: '/api/v1',
  storage: { getToken: () => readSession()?.token ?? null, forget: forgetSession },
};

export const api = createHttpClient(SESSION);

/** For react-admin, which makes its paths at run time. */
export const untypedApi = untypedClient(SESSION);

/** The api for one upload, which reports its progress from 0 to 1. */
export function uploadApi(onProgress: (share: number) => void): HttpClient {
  return createHttpClient({ ...SESSION, fetch: fetchWithProgress(onProgress) });
}

/** `fetch` for an upload, which reports its progress from 0 to 1: the browser's own cannot. */
function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (address, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? 'GET', addressOf(address));
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', () => reject(new TypeError('The network failed')));
      request.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
      init?.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init?.body as XMLHttpRequestBodyInit | null | undefined);
    });
}

function addressOf(address: RequestInfo | URL): string {
  return address instanceof Request ? address.url : String(address);
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return new Response(WITHOUT_BODY.includes(status) ? null : responseText, { status, headers });
}
