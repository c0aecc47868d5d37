import type { SavedView } from '@livres/api/contract';
import { texts } from './saved-views.fr';

/** Whose a view is, and who sees it. */
export function whoseIs({ is_own, is_shared, owner }: SavedView): string {
  if (is_own) return is_shared ? texts.own_shared : texts.own;
  return owner === null ? texts.team : texts.shared_by(owner);
}
