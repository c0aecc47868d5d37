const COLOR = '#1a2160';
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Web App Manifest: how the site is called and drawn once it is put on a home screen. */
export function webManifest(name: string, description: string): object {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name,
    short_name: name,
    description,
    lang: 'fr',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: COLOR,
    background_color: COLOR,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}

/** RFC 9116: where to report a vulnerability; valid for half a year from the day it is read. */
export function securityText(appUrl: string, contactEmail: string | null, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const contact = contactEmail ? `mailto:${contactEmail}` : `${appUrl}/contact`;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
