import { useSyncExternalStore } from 'react';
import { NO_CHOICE, readChoices, rootData, type AccessibilityChoices } from './choices';
import { createListeners } from '../../shared/ui/listeners';

const KEY = 'accessibility';
const choiceListeners = createListeners();
let kept: AccessibilityChoices | undefined;

export function useChoices(): AccessibilityChoices {
  return useSyncExternalStore(choiceListeners.subscribe, currentChoices, () => NO_CHOICE);
}

export function choose(choice: Partial<AccessibilityChoices>): void {
  const next = { ...currentChoices(), ...choice };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage may be refused or full: the choice then holds for this page.
  }
  take(next);
}

export function resetChoices(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
  take(NO_CHOICE);
}

/** Puts the choices on the page again, and follows those made in other tabs until it is stopped. */
export function followChoices(): () => void {
  drawWith(currentChoices());
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === KEY || key === null) take(readChoices(key ? newValue : null));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function currentChoices(): AccessibilityChoices {
  kept ??= readChoices(stored());
  return kept;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function take(next: AccessibilityChoices): void {
  kept = next;
  drawWith(next);
  choiceListeners.notify();
}

function drawWith(choices: AccessibilityChoices): void {
  const { dataset } = document.documentElement;
  dataset['scripted'] = '';
  for (const [name, value] of Object.entries(rootData(choices))) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}
