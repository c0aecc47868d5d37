import type { SavedView } from '@livres/api/contract';
import { useEffect } from 'react';
import { extractValidSavedQueries, useNotify, useSavedQueries, type SavedQuery } from 'react-admin';
import { texts } from './saved-views.fr';
import { keepView, useFreshViews } from './use-saved-views';
import { freeName, isSame, paramsOfQuery } from './view-params';

/** Each list once until the page is loaded again: what the api refuses stays where it is. */
const moved = new Set<string>();

/** Makes one's own views of the searches that this browser kept before there were any. */
export function useMovedQueries(resource: string, views: readonly SavedView[] | undefined): void {
  const [kept, setKept] = useSavedQueries(resource);
  const notify = useNotify();
  const refresh = useFreshViews(resource);
  const queries = extractValidSavedQueries(kept);
  const isDue = views !== undefined && queries.length > 0 && !moved.has(resource);
  useEffect(() => {
    if (!isDue) return;
    moved.add(resource);
    void (async () => {
      const left = await move(resource, queries, views);
      setKept(left);
      const count = queries.length - left.length;
      if (count > 0) notify(texts.moved(count), { type: 'info' });
      await refresh();
    })();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue, resource]);
}

/** Those that could not be moved. */
async function move(
  resource: string,
  queries: readonly SavedQuery[],
  views: readonly SavedView[],
): Promise<SavedQuery[]> {
  const own = views.filter(({ is_own }) => is_own);
  const left: SavedQuery[] = [];
  for (const query of queries) {
    const params = paramsOfQuery(query);
    if (own.some((view) => isSame(view.params, params))) continue;
    const names = own.map(({ name }) => name);
    const view = await keepView(resource, { name: freeName(query.label, names), params }).catch(() => null);
    if (view) own.push(view);
    else left.push(query);
  }
  return left;
}
