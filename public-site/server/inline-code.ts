/** Carries the page's nonce from what renders it to what prepares its answer; visitors never get it. */
export const NONCE_HEADER = 'x-inline-nonce';

export interface InlineCode {
  scripts: string[];
  styles: string[];
}

const NONCE = /^[\w-]{22}$/;

/**
 * The page without its nonces, and the inline code that bore them. A cached page is the same for all its visitors, so
 * hashes take the place of nonces; code that came with a content bears none, and gets no hash.
 */
export function takeInlineCode(html: string, nonce: string | null): { html: string; code: InlineCode } {
  if (!nonce || !NONCE.test(nonce)) return { html, code: { scripts: [], styles: [] } };
  const mark = ` nonce="${nonce}"`;
  const marked = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*${mark}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, text = '']) => text,
    );
  const scripts = marked('script').filter((text) => text !== '');
  return { html: html.replaceAll(mark, ''), code: { scripts, styles: marked('style') } };
}

/** Only inline code needs the nonce: links come without, as the browser's copy of the page has them. */
export function withoutLinkNonces(html: string, nonce: string | null): string {
  return nonce ? html.replace(/<link\b[^>]*>/g, (link) => link.replace(` nonce="${nonce}"`, '')) : html;
}
