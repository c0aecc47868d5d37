const KEY = 'profil-etudes';

/** What the visitor last said of themself, as an address writes it; it stays on the device. Empty where they said nothing. */
export function savedProfileText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepProfileText(text: string): void {
  try {
    if (text) localStorage.setItem(KEY, text);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be refused or full: the address still says it.
  }
}
