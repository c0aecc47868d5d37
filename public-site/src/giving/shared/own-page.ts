import { giftCookie } from './gift-cookie';

const KEY = 'don-lien';

/** Keeps in this tab the private link of the gift that was just begun here: the payment's page does not know it. */
export function keepOwnPage(gift: { id: string; token: string }): void {
  document.cookie = giftCookie.inBrowser(gift.token, location.protocol === 'https:');
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id: gift.id, token: gift.token }));
  } catch {
    // Without storage the link of the email remains.
  }
}

/** The token of a gift's private link, where it was begun in this tab. */
export function ownPageOf(id: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      id?: unknown;
      token?: unknown;
    } | null;
    return kept?.id === id && typeof kept.token === 'string' ? kept.token : null;
  } catch {
    return null;
  }
}
