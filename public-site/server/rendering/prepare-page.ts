import { encodeBody } from '../encodings.ts';
import { etagOf } from '../etag.ts';
import { forFirstPaint } from '../first-paint.ts';
import { NONCE_HEADER, takeInlineCode, withoutLinkNonces } from '../inline-code.ts';
import type { PageAddress } from '../page-address.ts';
import type { PreparedAnswer } from '../prepared-answer.ts';
import { sitePolicy } from '../security-headers.ts';
import type { RenderedPage } from './renderer.ts';

interface PrepareOptions {
  headers: Record<string, string>;
  isDevelopment: boolean;
}

/** A rendered page in every encoding, with its headers. */
export async function preparePage(
  answer: Response,
  address: PageAddress,
  { headers: common, isDevelopment }: PrepareOptions,
): Promise<RenderedPage> {
  const nonce = answer.headers.get(NONCE_HEADER);
  const rendered = withoutLinkNonces(await answer.text(), nonce);
  const isWholePage = rendered.startsWith('<!DOCTYPE') && !isDevelopment && !address.savesData;
  const { html, code } = takeInlineCode(isWholePage ? await forFirstPaint(rendered, nonce) : rendered, nonce);
  const isShareable = !answer.headers.get('cache-control')?.includes('no-store') && answer.status < 500;
  const headers: PreparedAnswer['headers'] = { ...common };
  answer.headers.forEach((value, name) => {
    if (name !== NONCE_HEADER) headers[name] = value;
  });
  // Each has a line of its own.
  if (answer.headers.has('set-cookie')) headers['set-cookie'] = answer.headers.getSetCookie();
  headers['cache-control'] = cacheControl(address, isShareable && answer.status === 200);
  headers['vary'] = 'accept-encoding, save-data, cookie';
  // The service worker keeps light pages and the others apart.
  if (address.savesData) headers['x-economy'] = 'on';
  if (address.isPreview) headers['x-robots-tag'] = 'noindex, nofollow';
  if (!isDevelopment) headers['content-security-policy'] = sitePolicy(code);
  const body = await encodeBody(Buffer.from(html), 5);
  return { status: answer.status, headers, etag: etagOf(body.identity), body, isShareable };
}

function cacheControl({ isPreview, isPersonal }: PageAddress, mayBeKept: boolean): string {
  if (isPersonal) return 'no-store';
  if (isPreview) return 'private, no-store';
  return mayBeKept ? 'public, max-age=0, must-revalidate' : 'no-store';
}
