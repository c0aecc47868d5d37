import { escaped } from '../../platform/http/escaped.js';
import { FIRST_NAME_MARK, NAMED, nameless } from '../newsletters/newsletters.contract.js';

/** What is different in each copy of a newsletter. */
export interface Reader {
  first_name: string;
  /** The day on which they agreed, as one reads it. */
  agreed_on: string;
  preferences_url: string;
  unsubscribe_url: string;
}

/** Where each copy says something of its own; no text of a newsletter or a name can make one. */
export const MARKS = {
  agreed_on: '\u{E010}',
  preferences_url: '\u{E011}',
  unsubscribe_url: '\u{E012}',
} as const;

const OWN = new RegExp(`${NAMED.source}|[\\u{E010}-\\u{E012}]`, 'gu');

/** Takes out of a text what only `MARKS` may be. */
export const withoutMarks = (text: string) => text.replace(/[\u{E010}-\u{E01F}]/gu, '');

/** One reader's copy of an HTML text. In one pass: what a name holds is not read as a mark. */
export const htmlFor = (html: string, reader: Reader) => filled(html, reader, escaped);

/** The same of plain text: the text part, a subject. */
export const textFor = (text: string, reader: Reader) => filled(text, reader, (value) => value);

function filled(text: string, reader: Reader, written: (value: string) => string): string {
  const name = withoutMarks(reader.first_name)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return text.replace(OWN, (...match) => {
    const [found] = match as [string];
    if (found === MARKS.agreed_on) return written(reader.agreed_on);
    if (found === MARKS.preferences_url) return written(reader.preferences_url);
    if (found === MARKS.unsubscribe_url) return written(reader.unsubscribe_url);
    if (name === '') return nameless(match.at(-1) as Record<string, string | undefined>);
    return found.replace(FIRST_NAME_MARK, () => written(name));
  });
}
