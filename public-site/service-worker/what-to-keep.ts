const NEVER =
  /^\/(?:(?:admin|api|health|og|economie|affichage|hors-ligne|mon-compte|mon-profil|email-sent|verify-email|tournee)(?:\/|$)|donations\/(?:validate|success|suivi)(?:\/|$)|don\/|lettre\/)/;
const NOT_PUBLIC = /^\/(?:admin|api|health|og)(?:\/|$)/;
const TICKET = /^\/(?:inscriptions|billets)\/[\w-]+$/;
const PRIVATE_PARAMETERS = ['apercu', 'token', 'jeton', 'code', 'email', 'fait'];
const LEAST_TOKEN = 20;

/** Kinds of file that a kept page is drawn with; null for everything else. */
export function fileKind({ pathname }: URL): 'asset' | 'drawing' | 'picture' | null {
  if (/^\/assets\/.*-[\w-]{8,}\.\w+$/.test(pathname)) return 'asset';
  if (/^\/illustrations\/[\w-]+\.svg$/.test(pathname) || pathname === '/favicon.svg') return 'drawing';
  return /^\/(?:api\/v1\/media\/files|illustrations\/v\d+)\//.test(pathname) ? 'picture' : null;
}

/** A page of the site, not the panel, the api or what machines read. */
export function isPublicPage({ pathname }: URL): boolean {
  return !NOT_PUBLIC.test(pathname);
}

/** A page that opens the door of an event: it must be there where the door has no network. */
export function isTicket({ pathname }: URL): boolean {
  return TICKET.test(pathname);
}

/**
 * Whether what was read at this address may stay on the visitor's device: nothing private, no draft, no secret link but
 * that of a ticket, whose answer must say so itself.
 */
export function mayKeep(url: URL): boolean {
  if (NEVER.test(url.pathname)) return false;
  if (PRIVATE_PARAMETERS.some((name) => url.searchParams.has(name))) return false;
  return isTicket(url) || !url.pathname.split('/').some(looksLikeToken);
}

/** Under which address a page is kept: marks of letters and campaigns make no other page of it. */
export function keptAddress(url: URL): string {
  const address = new URL(url.pathname, url.origin);
  for (const [name, value] of url.searchParams) {
    if (!/^(?:utm_\w+|fbclid|gclid|mtm_\w+)$/.test(name)) address.searchParams.append(name, value);
  }
  return address.href;
}

/** The server has the last word, by its headers; a page that no cache may hold may say that the visitor’s device does. */
export function mayKeepAnswer(url: URL, { headers, status, redirected }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isForOne = isTicket(url) || /no-store|private/.test(headers.get('cache-control') ?? '');
  return status === 200 && isPage && !redirected && (!isForOne || headers.get('x-offline') === 'kept');
}

/** Whether the copy that is kept must go: its page is gone, or it is a ticket that opens the door no more. */
export function isTakenBack(url: URL, answer: Response): boolean {
  if (answer.status === 404 || answer.status === 410) return true;
  return isTicket(url) && answer.status === 200 && !answer.redirected && !mayKeepAnswer(url, answer);
}

// Slugs are words in lower case; a secret is a UUID, or long and of mixed letters and digits.
function looksLikeToken(part: string): boolean {
  if (/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(part)) return true;
  if (part.length < LEAST_TOKEN) return false;
  return /^[\da-f]+$/.test(part) || (/[A-Z]/.test(part) && /[a-z]/.test(part));
}
