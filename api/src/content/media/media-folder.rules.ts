import { MEDIA_LIMITS } from './media.contract.js';

export interface Placed {
  id: number;
  name: string;
  parent_id: number | null;
}

/** The folders from the top down to this one; empty where there is none of that number. */
export function pathOf<F extends Placed>(folders: Map<number, F>, id: number | null): F[] {
  const path: F[] = [];
  for (let at = id; at !== null; at = path[0]!.parent_id) {
    const folder = folders.get(at);
    if (!folder || path.includes(folder)) return [];
    path.unshift(folder);
  }
  return path;
}

/** How many levels of folders lie below this one. */
function levelsBelow(folders: Placed[], id: number): number {
  const children = folders.filter(({ parent_id }) => parent_id === id);
  return children.length === 0 ? 0 : 1 + Math.max(...children.map((child) => levelsBelow(folders, child.id)));
}

export type PlaceFault = 'unknown' | 'inside_itself' | 'too_deep';

/** Why a folder cannot lie in another; null where it can. A new folder has no number yet. */
export function placeFault(folders: Placed[], id: number | null, parentId: number | null): PlaceFault | null {
  if (parentId === null) return null;
  const path = pathOf(new Map(folders.map((folder) => [folder.id, folder])), parentId);
  if (path.length === 0) return 'unknown';
  if (path.some((folder) => folder.id === id)) return 'inside_itself';
  const levels = path.length + 1 + (id === null ? 0 : levelsBelow(folders, id));
  return levels > MEDIA_LIMITS.max_folder_depth ? 'too_deep' : null;
}
