import sanitizeHtml from 'sanitize-html';
import { withoutControls } from './writable-text.js';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'hr',
    'sup',
    'sub',
    'figure',
    'img',
    'figcaption',
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'width', 'height', 'alt', 'loading'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A page has one h1: its title.
    h1: 'h2',
    b: unlessPlain,
    strong: unlessPlain,
    // Rows of a table, which pages have no place for, are lines.
    tr: 'p',
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href: wholeAddress(href) }), rel: 'noopener noreferrer' },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs, mediaChildren, text }) =>
    (tag === 'img' && !attribs['src']) ||
    (tag === 'figure' && !mediaChildren?.includes('img')) ||
    (tag === 'figcaption' && text.trim() === ''),
  enforceHtmlBoundary: true,
  nestingLimit: 20,
};

/** « www.exemple.org » as it is meant: as it stands, it would be a page of this site. */
function wholeAddress(href: string): string {
  return /^\s*www\./i.test(href) ? `https://${href.trim()}` : href;
}

/** Google Docs puts all that is copied from it in a bold that says that it is not. */
function unlessPlain(tagName: string, { style = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName: /font-weight:\s*(?:normal|400)\b/i.test(style) ? 'span' : tagName, attribs: {} };
}

/** Cells of one row, which would else run together. */
const parted = (html: string) => html.replaceAll(/<\/t[dh]>\s*(?=<t[dh]\b)/gi, ' · ');

const OWN_PICTURE = /^\/api\/v1\/media\/files\/\d{1,9}\/[0-9a-f]{12}-\d{1,5}\.webp$/;
const PIXELS = /^[1-9]\d{0,4}$/;

/** A picture of the library with its size, so that the page keeps its place, and its words; nothing of any other. */
function pictureAttributes({ src = '', width = '', height = '', alt = '' }: sanitizeHtml.Attributes) {
  const isOwn = OWN_PICTURE.test(src) && PIXELS.test(width) && PIXELS.test(height) && alt.trim() !== '';
  // The page that shows it relies on this order.
  const attribs: sanitizeHtml.Attributes = isOwn ? { src, width, height, alt, loading: 'lazy' } : {};
  return attribs;
}

/** Rich text with nothing left in it that could run, load or deceive; empty paragraphs only count as nothing. */
export function sanitiseRichText(html: string): string {
  const clean = withoutControls(sanitizeHtml(parted(html), OPTIONS)).trim();
  const saysNothing = sanitizeHtml(clean, { allowedTags: ['img'], allowedAttributes: {} }).trim() === '';
  return saysNothing ? '' : clean;
}

const REMEMBERED = 200;
const REMEMBERED_LENGTH = 20_000;
const remembered = new Map<string, string>();

/**
 * Stored rich text as an answer carries it: sanitised by today's rule, whichever rule (or hand) wrote it. Texts shown
 * often are sanitised once.
 */
export function shownRichText(stored: string): string {
  const known = remembered.get(stored);
  if (known !== undefined) return known;
  const shown = sanitiseRichText(stored);
  if (stored.length > REMEMBERED_LENGTH) return shown;
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!);
  remembered.set(stored, shown);
  return shown;
}
