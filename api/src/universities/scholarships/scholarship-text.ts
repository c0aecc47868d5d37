import { Marked, type Tokens } from 'marked';
import { sanitiseRichText } from '../../platform/http/rich-text.js';

const EXCERPT = 180;

/** Lists within lists on one line, which nobody writes in earnest, and which take long to read. */
const TOO_DEEP = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){12,}/m;

const nothing = () => undefined;

/**
 * Headings, bold, italic, lists, links and line breaks; whatever else one writes stays the text that it is. A page has
 * its own first two levels of headings.
 */
const markdown = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    blockquote: nothing,
    code: nothing,
    codespan: nothing,
    def: nothing,
    del: nothing,
    fences: nothing,
    html: nothing,
    table: nothing,
    tag: nothing,
  },
  renderer: {
    heading({ tokens, depth }: Tokens.Heading) {
      const level = depth <= 2 ? 3 : 4;
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    image: ({ text }) => escaped(text),
    hr: () => '',
    checkbox: () => '',
  },
});

/** Light Markdown as sanitised HTML (specification §2). */
export function lightMarkdown(text: string): string {
  return sanitiseRichText(parsed(text));
}

function parsed(text: string): string {
  return TOO_DEEP.test(text) ? `<p>${escaped(text)}</p>` : markdown.parse(text, { async: false });
}

/** The beginning of a text, without its marks, cut between two words. */
export function excerptOf(text: string): string {
  const plain = text
    .slice(0, EXCERPT * 4)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|[-*+]|\d{1,3}[.)]|>)\s+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= EXCERPT) return plain;
  return `${plain
    .slice(0, EXCERPT)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,;:.–-]+$/, '')}…`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
