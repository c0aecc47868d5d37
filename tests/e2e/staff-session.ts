import { apiOf } from './api-calls.ts';
import { openSession } from './enter-panel.ts';
import type { Answer } from '../factories/api.ts';
import type { Product } from './product.ts';

export type StaffCall = <Body = unknown>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<Answer<Body>>;

/** What another member of staff does meanwhile, without a browser. */
export async function staffSession(product: Product): Promise<StaffCall> {
  const { token } = await openSession(product);
  return (method, path, body) => apiOf(product)(path, { method, body, token });
}
