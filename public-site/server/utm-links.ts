import { encodeBody } from './encodings.ts';
import { etagOf } from './etag.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

export const UTM_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
const MAX_CODE = 100;
/** Made for this visit alone: a quick compression rather than a thorough one. */
const QUALITY = 4;
const GIVE_LINK = /(<a [^>]*?href="\/(?:faire-un-don|don))(\?[^"#]*)?(?=["#])/g;

/** The campaign codes of a page's address, as a query; empty where it has none. */
export function utmQuery(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0 || !url.includes('utm_', mark)) return '';
  const asked = new URLSearchParams(url.slice(mark + 1));
  const codes = new URLSearchParams();
  for (const name of UTM_FIELDS) {
    const code = asked.get(name)?.trim();
    if (code && code.length <= MAX_CODE) codes.set(name, code);
  }
  return codes.toString();
}

/**
 * The page whose links to the gift form carry these codes, for browsers without scripts. Pages are kept once for every
 * visit, so the codes join on the way out; with scripts the form reads them from the address of the landing page.
 */
export async function withUtmLinks<Page extends PreparedAnswer>(page: Page, codes: string): Promise<Page> {
  if (!codes || !String(page.headers['content-type']).startsWith('text/html')) return page;
  const html = page.body.identity.toString();
  const carried = codes.replaceAll('&', '&amp;');
  const changed = html.replace(
    GIVE_LINK,
    (_, link: string, query = '?') => `${link}${query}${query === '?' ? '' : '&amp;'}${carried}`,
  );
  if (changed === html) return page;
  const body = await encodeBody(Buffer.from(changed), QUALITY);
  return { ...page, body, etag: etagOf(body.identity) };
}
