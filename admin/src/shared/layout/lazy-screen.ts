import { lazy, type ComponentType } from 'react';
import { TAB_KEEPS, tabStorage } from '../device-storage';

const KEY = 'livres.admin.reloaded-at';
const PAUSE_MS = 20_000;

/** A screen that is fetched when it is first opened. After a deployment its file may be gone: the page reloads, once. */
export function lazyScreen<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(reloadOnce));
}

function reloadOnce(error: unknown): Promise<never> {
  const last = Number(tabStorage.getItem(KEY));
  // Where a tab keeps nothing, it would reload for ever.
  if (!TAB_KEEPS || Date.now() - last < PAUSE_MS) throw error;
  tabStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
  return new Promise<never>(() => undefined);
}
