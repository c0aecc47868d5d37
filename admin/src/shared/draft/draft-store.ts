import { deviceStorage } from '../device-storage';

export interface Draft {
  saved_at: string;
  values: Record<string, unknown>;
}

// A keystroke still waiting to be kept must not bring back a draft whose record has been created.
const finished = new Set<string>();

const keyOf = (resource: string) => `livres.admin.draft.${resource}`;

/** The draft that a new record's form starts from. */
export function readDraft(resource: string): Draft | null {
  finished.delete(resource);
  try {
    return JSON.parse(deviceStorage.getItem(keyOf(resource)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function writeDraft(resource: string, values: Record<string, unknown>): void {
  if (finished.has(resource)) return;
  const draft: Draft = { saved_at: new Date().toISOString(), values };
  deviceStorage.setItem(keyOf(resource), JSON.stringify(draft));
}

export function clearDraft(resource: string): void {
  deviceStorage.removeItem(keyOf(resource));
}

/** The record exists: its draft is over. */
export function finishDraft(resource: string): void {
  finished.add(resource);
  clearDraft(resource);
}
