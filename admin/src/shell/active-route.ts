/** Whether a sidebar entry is the one of the address: equal to it or, except for the panel's root, its beginning. */
function isActiveRoute(entry: string, address: string, root: string): boolean {
  const path = withoutTrailingSlash(address);
  return path === entry || (entry !== root && path.startsWith(entry));
}

/** The entry of the address: of those that match, the most precise. */
export function activeEntry(entries: string[], address: string, root: string): string | undefined {
  const matching = entries.filter((entry) => isActiveRoute(entry, address, root));
  return matching.toSorted((one, other) => other.length - one.length)[0];
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
