const HOME = '/';

/** Whether a sidebar entry is the one of the address: equal to it or, except for the dashboard, its beginning. */
function isActiveRoute(entry: string, address: string): boolean {
  const path = withoutTrailingSlash(address);
  return path === entry || (entry !== HOME && path.startsWith(entry));
}

/** The entry of the address: of those that match, the most precise. */
export function activeEntry(entries: string[], address: string): string | undefined {
  const matching = entries.filter((entry) => isActiveRoute(entry, address));
  return matching.toSorted((one, other) => other.length - one.length)[0];
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
