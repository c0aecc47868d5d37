const KEY = 'profil-etudes';

/** The visitor's last profile, as a query string; it stays on the device. Empty where there is none. */
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
