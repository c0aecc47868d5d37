/** The push services of the browsers that have any: this server calls nobody else on the word of a browser. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

const APPLE = /(^|\.)push\.apple\.com$/;

/** Whether a message may come that shows nothing: Apple ends the subscription of who sends three. */
export const maySendSilently = (endpoint: string): boolean =>
  !APPLE.test(URL.parse(endpoint)?.hostname ?? '');

export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return PUSH_SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
