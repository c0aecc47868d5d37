import { escaped } from '../../platform/http/escaped.js';

// Line ends and tabs alone say something in a text.
const UNPRINTED = /[^\P{Cc}\n\t]/gu;

/** A text without what no program prints. */
export const printable = (text: string) => text.replace(UNPRINTED, '');

/** A text in HTML as French prints it: no line begins with « : », and « e-mail » is never cut at its hyphen. */
export function printed(text: string): string {
  const spaced = printable(text)
    .replace(/ (?=[:;!?»%€])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0');
  return escaped(spaced)
    .replace(/\be-mails?\b/gi, '<span style="white-space:nowrap">$&</span>')
    .replaceAll('\n', '<br>');
}
