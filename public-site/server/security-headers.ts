import { createHash } from 'node:crypto';
import type { InlineCode } from './inline-code.ts';

type Headers = Record<string, string>;

const SITE_POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Meters and focal points are style attributes.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  // Browsers hold a form's redirect to it too: without a script, the form of a gift leads on to where it is paid.
  'form-action': "'self' https://checkout.stripe.com https://www.paypal.com https://www.sandbox.paypal.com",
  'frame-ancestors': "'self'",
};

// Emotion writes style elements; scripts stay external.
const ADMIN_POLICY = { ...SITE_POLICY, 'style-src': "'self' 'unsafe-inline'", 'font-src': "'self' data:" };

/** What a page may use of the device it is on. */
const permissions = (camera: '()' | '(self)') =>
  `camera=${camera}, geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=()`;

/** What every answer of the front door carries. */
export function commonHeaders(appUrl: string): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions('()'),
    'cross-origin-opener-policy': 'same-origin',
    ...(appUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** The policy of a page whose inline code is `code`, and nothing that content may have brought. */
export function sitePolicy({ scripts, styles }: InlineCode): string {
  return written({
    ...SITE_POLICY,
    'script-src': ["'self'", ...scripts.map(hashOf)].join(' '),
    'style-src': ["'self'", ...styles.map(hashOf)].join(' '),
  });
}

/** The panel's page, which scans tickets at the door of an event. */
export const adminHeaders: Headers = {
  'content-security-policy': written(ADMIN_POLICY),
  'permissions-policy': permissions('(self)'),
  'x-robots-tag': 'noindex',
};

/** For files: an SVG opened as a page must run nothing. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** It asks for pages and files of ours, and browsers look for a new one each time. */
export const serviceWorkerHeaders: Headers = {
  'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
  'cache-control': 'no-cache',
};

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function written(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
