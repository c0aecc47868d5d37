import { useEffect, useEffectEvent, type RefObject } from 'react';
import { begunWith, bringBack, typedIn, type SavedFields } from './saved-fields';

const WAIT_MS = 300;

interface KeptDraftOptions {
  /** `tab` forgets with the tab: for what is nobody else's business on a shared computer. */
  place?: 'device' | 'tab';
  /** What is chosen in lists and boxes is kept too. */
  withChoices?: boolean;
  /** Fields that the address has filled in: they come before what was kept. */
  said?: readonly string[];
  onFound?: () => void;
}

/** Keeps what is typed in a form until it is sent, so that a reload or a crash loses nothing. */
export function useSavedDraft(
  key: string,
  form: RefObject<HTMLElement | null>,
  isSent: boolean,
  { place = 'device', withChoices = false, said = [], onFound }: KeptDraftOptions = {},
): void {
  const find = useEffectEvent((element: HTMLElement) => {
    const begun = begunWith(element, withChoices);
    bringBack(read(place, key), element, { withChoices, said });
    onFound?.();
    return begun;
  });
  const save = useEffectEvent((element: HTMLElement, begun: SavedFields) =>
    write(place, key, typedIn(element, withChoices, begun)),
  );

  useEffect(() => {
    if (isSent) forgetDraft(key, place);
  }, [key, isSent, place]);

  useEffect(() => {
    const element = form.current;
    if (!element || isSent) return;
    const begun = find(element);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => save(element, begun);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(now, WAIT_MS);
    };
    element.addEventListener('input', later);
    window.addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', later);
      window.removeEventListener('pagehide', now);
    };
  }, [key, form, isSent]);
}

type Place = NonNullable<KeptDraftOptions['place']>;

function storageOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

function read(place: Place, key: string): SavedFields {
  try {
    const kept: unknown = JSON.parse(storageOf(place).getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as SavedFields) : {};
  } catch {
    return {};
  }
}

function write(place: Place, key: string, fields: SavedFields): void {
  if (Object.keys(fields).length === 0) return forgetDraft(key, place);
  try {
    storageOf(place).setItem(key, JSON.stringify(fields));
  } catch {
    // Storage may be refused or full: the page itself still holds what was typed.
  }
}

export function forgetDraft(key: string, place: Place = 'device'): void {
  try {
    storageOf(place).removeItem(key);
  } catch {
    // As above.
  }
}
