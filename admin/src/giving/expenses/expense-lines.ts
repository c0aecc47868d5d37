import type { ExpenseRecord } from '@livres/api/contract';
import { texts } from './expense.fr';

export const expensePath = (id: number | string) => `/expenses/${id}/show`;

/** Reversed, or whether its document is there. */
export function stateOf({ reversed_at, has_document }: ExpenseRecord): string {
  if (reversed_at) return texts.show.reversed;
  return has_document ? texts.document.there : texts.document.missing;
}
