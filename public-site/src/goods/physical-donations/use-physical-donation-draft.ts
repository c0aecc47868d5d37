import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { valuesOf, type FormValues } from './physical-donation-fields';
import {
  forgetDraft,
  readDraft,
  worthKeeping,
  writeDraft,
  type PhysicalDonationDraft,
} from './physical-donation-draft';

const WAIT_MS = 300;

interface DraftOptions extends Pick<PhysicalDonationDraft, 'asked' | 'form_key' | 'step' | 'pictures'> {
  form: RefObject<HTMLFormElement | null>;
  /** What the address itself says, by field. */
  prefilled: FormValues;
  isSent: boolean;
  onFound: (draft: PhysicalDonationDraft) => void;
}

/** Keeps what is typed on this device until it is sent, and brings it back; answers how to forget it. */
export function usePhysicalDonationDraft({
  form,
  prefilled,
  isSent,
  onFound,
  ...kept
}: DraftOptions): () => void {
  const isOver = useRef(false);
  const isRead = useRef(false);

  const find = useEffectEvent(() => {
    const draft = readDraft(localStorageOrNone(), Date.now());
    isRead.current = true;
    if (!draft || !form.current) return;
    const said = draft.asked === kept.asked ? [] : Object.keys(prefilled);
    bringBack(draft.values, form.current, said);
    onFound(draft);
  });
  const save = useEffectEvent(() => {
    if (!form.current || isOver.current || !isRead.current) return;
    const values = worthKeeping(valuesOf(new FormData(form.current)));
    const isAsAsked = Object.keys(values).every((name) => name in prefilled);
    if (isAsAsked && kept.pictures.length === 0 && kept.step === 1) return;
    writeDraft(localStorageOrNone(), { ...kept, values, saved_at: new Date().toISOString() });
  });
  const forget = () => {
    forgetDraft(localStorageOrNone());
  };

  useEffect(() => find(), []);
  useEffect(() => {
    if (!isSent) return;
    isOver.current = true;
    forgetDraft(localStorageOrNone());
  }, [isSent]);
  useEffect(() => save(), [kept.step, kept.pictures]);
  useEffect(() => {
    const place = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(save, WAIT_MS);
    };
    const now = () => save();
    place?.addEventListener('input', later);
    window.addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      place?.removeEventListener('input', later);
      window.removeEventListener('pagehide', now);
    };
  }, [form]);
  return forget;
}

/** What was typed before the script came stays, and so does what the address itself says. */
function bringBack(values: FormValues, form: HTMLFormElement, said: string[]): void {
  for (const field of form.elements) {
    if (!isField(field) || !(field.name in values) || said.includes(field.name)) continue;
    const chosen = values[field.name] ?? [];
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
      field.checked = chosen.includes(field.value);
    else if (field.value === '' || field.value === defaultOf(field)) field.value = chosen[0] ?? '';
  }
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName);
}

function defaultOf(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  return field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.defaultSelected)?.value ?? '')
    : field.defaultValue;
}

const NO_STORAGE: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

// Merely naming it throws where a visitor refuses all storage.
function localStorageOrNone() {
  try {
    return localStorage;
  } catch {
    return NO_STORAGE;
  }
}
