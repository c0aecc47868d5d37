import { type CheckInOverview, tidyTicketCode } from '@livres/api/contract';
import { deviceStorage } from '../../shared/device-storage';

const KEY = 'livres.admin.check-in.key';

/** The server's key, as it was last given over the network: what is kept on the phone is held to it. */
export function rememberKey({ public_key }: CheckInOverview): void {
  deviceStorage.setItem(KEY, public_key);
}

/** Whether a list that was kept is the one that the server signed. */
export async function isWhole({ list, signature }: CheckInOverview): Promise<boolean> {
  const known = deviceStorage.getItem(KEY);
  if (!known) return false;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(known), algorithm, false, ['verify']);
  const text = new TextEncoder().encode(JSON.stringify(list));
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(signature), text);
}

/** What the list knows a code by: its SHA-256, in base64url. */
export async function codeHash(code: string): Promise<string> {
  const text = new TextEncoder().encode(tidyTicketCode(code));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}
