import { paths, pathTo } from '../../shared/paths';

const HERE = 'https://site.invalid';

/** A path of this site, or null: what is asked for in an address must not lead away from it. */
export function pathOnThisSite(asked: string | undefined): string | null {
  const address = asked?.startsWith('/') ? addressOf(asked) : null;
  if (!address) return null;
  const { origin, pathname, search, hash } = address;
  const isHere = origin === HERE && !pathname.startsWith('//') && !/^\/(?:admin|api)(?:\/|$)/.test(pathname);
  return isHere ? pathname + search + hash : null;
}

/** Browsers have `URL.canParse` since 2023 alone. */
function addressOf(path: string): URL | null {
  try {
    return new URL(path, HERE);
  } catch {
    return null;
  }
}

export interface VerificationAsked {
  context?: string | undefined;
  source?: string | undefined;
  return?: string | undefined;
}

/** Where a verified address leads: where it was asked to, else to what it was given for. */
export function nextPath({ context, source, return: asked }: VerificationAsked): string {
  const back = pathOnThisSite(asked);
  if (back) return back;
  if (context === 'donation' || context === 'campaign')
    return source ? paths.campaign(source) : paths.campaigns();
  if (context === 'event') return source ? paths.event(source) : paths.events();
  return pathTo('/');
}
