export interface Ask {
  method?: string;
  /** Sent as JSON, unless it is a FormData or a string. */
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface Answer<T = any> {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON of the answer, undefined where it is none. */
  body: T;
}

export type Request = <T = any>(path: string, ask?: Ask) => Promise<Answer<T>>;

/** Asks addresses below `base`; relative ones begin with a slash. */
export function requestOn(base: string): Request {
  return async (path, { method, body, token, headers } = {}) => {
    const isPlain = body === undefined || body instanceof FormData || typeof body === 'string';
    const response = await fetch(base + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(isPlain ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isPlain ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const text = await textOf(response);
    return { status: response.status, headers: response.headers, text, body: asJson(response, text) };
  };
}

/** In the encoding that the answer says it is in. */
async function textOf(response: Response): Promise<string> {
  const [, charset = 'utf-8'] = /charset=([\w-]+)/.exec(response.headers.get('content-type') ?? '') ?? [];
  return new TextDecoder(charset).decode(await response.arrayBuffer());
}

function asJson(response: Response, text: string) {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '') && text ? JSON.parse(text) : undefined;
}
