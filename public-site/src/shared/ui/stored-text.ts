/** What this device keeps under a key; null where it keeps nothing, or is not allowed to. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
