import type { Product } from './product.ts';

interface Answer<Body> {
  status: number;
  body: Body;
}

export type StaffCall = <Body = unknown>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<Answer<Body>>;

const open = new Map<string, Promise<StaffCall>>();

/** What another member of staff does meanwhile, without a browser: one session a product, as codes may be tried 10 times a minute. */
export function staffSession({ url, accessCode }: Product): Promise<StaffCall> {
  const session = open.get(url) ?? openSession(url, accessCode);
  open.set(url, session);
  return session;
}

async function openSession(url: string, code: string): Promise<StaffCall> {
  let token = '';
  const call: StaffCall = async (method, path, body) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  ({ token } = (await call<{ token: string }>('POST', '/access/', { code })).body);
  return call;
}
