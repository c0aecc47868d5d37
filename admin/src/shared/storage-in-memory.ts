import { canKeep } from './device-storage';

/** Libraries read these as they load, and would end the panel before it is drawn where the browser refuses them. */
for (const kind of ['localStorage', 'sessionStorage'] as const)
  if (!canKeep(kind)) Object.defineProperty(window, kind, { configurable: true, value: storageInMemory() });

function storageInMemory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
