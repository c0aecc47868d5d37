/** The panel has one page for all addresses: kept once, it opens the door of every event. */
export const PAGE = '/admin/';

export function isDoorPage(pathname: string): boolean {
  return /^\/admin\/event-registrations\/\d+\/check-in\/?$/.test(pathname);
}

export function isPanelFile(pathname: string): boolean {
  return pathname.startsWith('/admin/assets/');
}
