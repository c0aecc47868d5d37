/** Line ends of slides and word processors; everything else that XML 1.0 cannot write, halves of characters included. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|\u007f/gu;

/** A document that any reader of XML takes, whatever its rows hold. */
export function asXml(document: string): string {
  return document.replace(LINE_ENDS, ' ').replace(UNWRITABLE, '');
}
