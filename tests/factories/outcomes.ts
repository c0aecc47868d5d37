import type { Problem } from '@livres/api/contract';
import type { Answer } from './api.ts';

/** What became of a request: its status, and the name of the problem where there is one. */
export const outcome = ({ status, body }: Answer<object>) => [
  status,
  (body as Partial<Problem>).type?.split('/').at(-1),
];
