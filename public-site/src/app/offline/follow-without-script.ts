/**
 * Without a network a link is the browser's own: the page comes whole from the service worker, with its note. It listens
 * before the site's script answers clicks, or a link that is followed meanwhile asks an api that is not to be had.
 */
export function followWithoutScript(): void {
  window.addEventListener('click', letBrowserFollow, true);
}

function letBrowserFollow(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link) event.stopPropagation();
}
