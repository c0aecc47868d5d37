import { openSession } from './enter-panel.ts';
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

/** What another member of staff does meanwhile, without a browser. */
export async function staffSession(product: Product): Promise<StaffCall> {
  const { token } = await openSession(product);
  return async (method, path, body) => {
    const answer = await fetch(`${product.url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as never };
  };
}
