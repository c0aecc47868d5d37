type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser may refuse to keep anything (private windows, policies of a company), or be full: reading it then throws. */
export function canKeep(kind: 'localStorage' | 'sessionStorage'): boolean {
  const probe = 'livres.admin.essai';
  try {
    globalThis[kind].setItem(probe, probe);
    globalThis[kind].removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Whether this tab keeps anything once it is loaded again, as its browser is: what stands in for it keeps nothing. */
export const TAB_KEEPS = canKeep('sessionStorage');

/** What the browser keeps, or else what this page does until it is closed: nobody is kept out for it. */
function storageOf(kind: 'localStorage' | 'sessionStorage'): Storing {
  const inMemory = new Map<string, string>();
  const attempt = <T>(inBrowser: (storage: Storage) => T, instead: () => T): T => {
    try {
      return inBrowser(globalThis[kind]);
    } catch {
      return instead();
    }
  };
  return {
    getItem: (key) =>
      inMemory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          inMemory.delete(key);
        },
        () => void inMemory.set(key, value),
      ),
    removeItem: (key) => {
      inMemory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}

/** Kept on this device. */
export const deviceStorage = storageOf('localStorage');
/** Kept while this tab is open. */
export const tabStorage = storageOf('sessionStorage');
