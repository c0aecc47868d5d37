const AN_HOUR_S = 3_600;
const TOKEN = /^[\w-]{20,100}$/;

/** Keeps a private link for the hour in which one pays elsewhere: the page that the provider leads back to does not know it. */
export function ownPageCookieOf(name: string, path: string) {
  const found = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`);
  const kept = (token: string) => `${name}=${token}; Path=${path}; Max-Age=${AN_HOUR_S}`;
  const rules = (isSecure: boolean) => `; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    /** Null where there is none. */
    tokenIn(cookies: string | undefined): string | null {
      const token = found.exec(cookies ?? '')?.[1] ?? '';
      return TOKEN.test(token) ? token : null;
    },
    /** As the server sends it. */
    header: (token: string, isSecure: boolean) => `${kept(token)}; HttpOnly${rules(isSecure)}`,
    /** As a script that was given the token keeps it. */
    inBrowser: (token: string, isSecure: boolean) => kept(token) + rules(isSecure),
  };
}
