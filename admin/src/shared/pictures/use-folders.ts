import type { MediaFolder } from '@livres/api/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api';

const FOLDERS = ['media-folders'];

/** The folders of the library, each after the one it lies in. */
export function useFolders(): MediaFolder[] {
  const { data = [] } = useQuery({
    queryKey: FOLDERS,
    queryFn: ({ signal }) => api.get('/admin/media-folders', { signal }),
  });
  return data;
}

/** To be called once folders, or what lies in them, have changed. */
export function useReloadFolders(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: FOLDERS });
}

/** The folder, and those that lie in it. */
export function isWithin(folder: MediaFolder, id: number, folders: MediaFolder[]): boolean {
  if (folder.id === id) return true;
  const parent = folders.find((one) => one.id === folder.parent_id);
  return parent !== undefined && isWithin(parent, id, folders);
}
