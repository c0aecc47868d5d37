import { useSyncExternalStore } from 'react';

let isLive = true;
const watchers = new Set<() => void>();

export function setLive(live: boolean): void {
  if (live === isLive) return;
  isLive = live;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the server is heard; true until it is known not to be. */
export const useIsLive = (): boolean => useSyncExternalStore(watch, () => isLive);
