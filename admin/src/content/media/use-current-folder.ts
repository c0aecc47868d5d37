import type { MediaRecord } from '@livres/api/contract';
import { useListContext } from 'react-admin';
import { ALL_FOLDERS } from '../../shared/pictures/FolderSelect';

/** The folder that the list shows: kept in its filters, hence in the address. */
export function useCurrentFolder() {
  const { filterValues, setFilters, displayedFilters } = useListContext<MediaRecord>();
  const { folder, ...others } = filterValues as { folder?: number[] };
  const open = (next: number) =>
    setFilters(next === ALL_FOLDERS ? others : { ...others, folder: [next] }, displayedFilters);
  return { folder: folder?.[0] ?? ALL_FOLDERS, open };
}
