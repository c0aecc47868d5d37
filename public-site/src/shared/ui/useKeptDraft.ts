import { useEffect, type RefObject } from 'react';

const WAIT_MS = 300;

type Fields = Record<string, string>;

/** Keeps what is typed in a form on this device until it is sent, so that a reload or a crash loses nothing. */
export function useKeptDraft(key: string, form: RefObject<HTMLElement | null>, isSent: boolean): void {
  useEffect(() => {
    if (isSent) forget(key);
  }, [key, isSent]);

  useEffect(() => {
    const place = form.current;
    if (!place || isSent) return;
    bringBack(read(key), place);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => write(key, typedIn(place));
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(save, WAIT_MS);
    };
    place.addEventListener('input', later);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      place.removeEventListener('input', later);
      window.removeEventListener('pagehide', save);
    };
  }, [key, form, isSent]);
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(place: HTMLElement): Typed[] {
  const typed = place.querySelectorAll<Typed>('input:not([type="hidden"]):not([tabindex="-1"]), textarea');
  return [...typed].filter(({ name }) => name !== '');
}

/** What was typed before the script came stays. */
function bringBack(draft: Fields, place: HTMLElement): void {
  for (const field of fieldsOf(place)) {
    const kept = draft[field.name];
    if (kept && field.value === field.defaultValue) field.value = kept;
  }
}

function typedIn(place: HTMLElement): Fields {
  const changed = fieldsOf(place).filter(({ value, defaultValue }) => value !== defaultValue);
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

function read(key: string): Fields {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Fields) : {};
  } catch {
    return {};
  }
}

function write(key: string, fields: Fields): void {
  if (Object.keys(fields).length === 0) return forget(key);
  try {
    localStorage.setItem(key, JSON.stringify(fields));
  } catch {
    // Storage may be refused or full: the page itself still holds what was typed.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
