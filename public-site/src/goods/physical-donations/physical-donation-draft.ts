import { STEPS, type FormValues, type Step } from './physical-donation-fields';
import { DAY_MS } from '@livres/api/contract';

/** A picture that the api holds, as the form shows it again. */
export interface SavedPicture {
  id: string;
  name: string;
  thumbnail_url: string;
}

/** What a donor had begun on this device. */
export interface PhysicalDonationDraft {
  saved_at: string;
  /** What the address asked for then; what another address asks for comes before what was kept. */
  asked: string;
  form_key: string;
  step: Step;
  values: FormValues;
  pictures: SavedPicture[];
}

const PLACE = 'physical-donation';
const A_MONTH_MS = 30 * DAY_MS;
const NOT_KEPT = ['form_key', 'website', 'picture_ids'];

/** What stands for nothing: an empty form is not worth finding again. */
export function worthKeeping(values: FormValues): FormValues {
  const kept = Object.entries(values).filter(([name]) => !NOT_KEPT.includes(name));
  return Object.fromEntries(kept.filter(([, chosen]) => chosen.some((value) => value !== '')));
}

/** Null where nothing was kept, where it is more than a month old, or where it cannot be read. */
export function readDraft(storage: Pick<Storage, 'getItem'>, now: number): PhysicalDonationDraft | null {
  try {
    const draft = JSON.parse(storage.getItem(PLACE) ?? 'null') as Partial<PhysicalDonationDraft> | null;
    if (!draft || typeof draft.values !== 'object' || !Array.isArray(draft.pictures)) return null;
    if (!STEPS.includes(draft.step as Step) || typeof draft.form_key !== 'string') return null;
    const age = now - Date.parse(draft.saved_at ?? '');
    return age >= 0 && age < A_MONTH_MS ? (draft as PhysicalDonationDraft) : null;
  } catch {
    return null;
  }
}

export function writeDraft(storage: Pick<Storage, 'setItem'>, draft: PhysicalDonationDraft): void {
  try {
    storage.setItem(PLACE, JSON.stringify(draft));
  } catch {
    // Storage may be refused or full: the page itself still holds what was typed.
  }
}

export function forgetDraft(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(PLACE);
  } catch {
    // As above.
  }
}
