import { tabStorage } from '../device-storage';

// A keystroke still waiting to be kept must not bring back what has been sent.
const sent = new Set<string>();

const keyOf = (key: string) => `livres.admin.act.${key}`;

/** What was typed in a form that was closed, or whose page was reloaded, before it was sent; for as long as the tab is open. */
export function savedText(key: string): Record<string, unknown> | null {
  sent.delete(key);
  try {
    return JSON.parse(tabStorage.getItem(keyOf(key)) ?? 'null') as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

export function saveText(key: string, values: Record<string, unknown>): void {
  if (!sent.has(key)) tabStorage.setItem(keyOf(key), JSON.stringify(values));
}

/** It was sent: nothing of it is kept any more. */
export function clearSavedText(key: string): void {
  sent.add(key);
  tabStorage.removeItem(keyOf(key));
}
