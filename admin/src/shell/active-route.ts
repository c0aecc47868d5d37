/** Whether a sidebar entry is the one of the address: equal to it or, except for the panel's root, its beginning. */
export function isActiveRoute(entry: string, address: string, root: string): boolean {
  const path = withoutTrailingSlash(address);
  return path === entry || (entry !== root && path.startsWith(entry));
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
