/** What a slide or a word processor puts where a line ends, other than a line feed. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;
/** Forms send each line end as two characters, and old files as a carriage return. */
const CARRIAGE_RETURNS = /\r\n?/g;
/** Control characters and noncharacters: XML 1.0 cannot write most of them, and no reader sees any. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;
/** Nothing but spaces, and what writing systems and fonts leave blank: joiners, fillers, the empty Braille cell. */
const UNREADABLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/**
 * What no reader sees and a search stumbles over: soft hyphens, spaces of no width, and marks that turn the direction of
 * what follows, a page's own words too. The two joiners stay: Persian and Hindi words are written with them, and emoji.
 */
const MARKS = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
/** Begins where a run begins, so that a long one is read once. */
const JOINERS_AT_ENDS = /^[\s\u200C\u200D]+|(?<![\s\u200C\u200D])[\s\u200C\u200D]+$/g;
const SPACES = /\s+/g;
const LINE_BREAK = /[\t\n\r]/;

/** A text as feeds, sitemaps, calendars and spreadsheets can write it: no control characters but tabs and line ends. */
export function withoutControls(text: string): string {
  return text.replace(CARRIAGE_RETURNS, '\n').replace(LINE_ENDS, '\n').replace(UNSEEN, '');
}

/** The same on one line, as a title or a name is, without marks that nobody sees. */
export function onOneLine(text: string): string {
  const line = withoutControls(text).replace(MARKS, '').replace(SPACES, joined);
  return trimmed(line.replace(JOINERS_AT_ENDS, ''));
}

/** Spaces among which a line ends are one. */
const joined = (spaces: string) => (LINE_BREAK.test(spaces) ? ' ' : spaces);

/** Without spaces at its ends; a text of which nobody would see anything is empty. */
export function trimmed(text: string): string {
  return UNREADABLE.test(text) ? '' : text.trim();
}

/** A whole document, made of rows that were kept before controls were taken out, as a reader can parse it. */
export function readable(document: string): string {
  return document.replace(LINE_ENDS, ' ').replace(UNSEEN, '');
}

/** As mail quotes a text. */
export const quoted = (text: string) => text.replace(/^/gm, '> ');

/** All the texts of a body without control characters; what has none is given back as it is. */
export function withoutControlsIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map(withoutControlsIn);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutControlsIn(inner)]));
}

/** Neither a file nor a date. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
