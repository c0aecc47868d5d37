import type { SavedView } from '@livres/api/contract';
import { useListContext, useStore, useStoreContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isSame, paramsOf, searchOf } from './view-params';

/** Where react-admin's tables keep which columns they show, and in which order. */
const columnsOf = (resource: string) => ({
  hidden: `${resource}.datatable`,
  ranks: `${resource}.datatable_columnRanks`,
});

/** The list as it is shown, the view of it that was opened last, and a way to open another. */
export function useShownView(resource: string, views: readonly SavedView[]) {
  const { filterValues, displayedFilters, sort, perPage } = useListContext();
  const store = useStoreContext();
  const navigate = useNavigate();
  const keys = columnsOf(resource);
  const [hiddenColumns] = useStore<string[] | undefined>(keys.hidden);
  const [columnRanks] = useStore<number[] | undefined>(keys.ranks);
  const [openedId, setOpenedId] = useStore<number | null>(`${resource}.openedView`, null);
  const params = paramsOf({ filterValues, displayedFilters, sort, perPage, hiddenColumns, columnRanks });

  const same = views.filter((view) => isSame(view.params, params));
  const opened = views.find(({ id }) => id === openedId);
  const shown = (opened && same.includes(opened) ? opened : same[0]) ?? opened ?? null;

  const open = ({ id, params: kept }: SavedView) => {
    setOpenedId(id);
    // Undefined, the table goes back to its own columns.
    store.setItem(keys.hidden, kept.hidden_columns ?? undefined);
    store.setItem(keys.ranks, kept.column_ranks ?? undefined);
    void navigate({ search: searchOf(kept) });
  };
  return { params, shown, isChanged: shown !== null && !same.includes(shown), open, setOpenedId };
}
