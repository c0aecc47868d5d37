import { statementErrors } from './bank-statement.errors.js';

/** Enough for an XML declaration, which comes first. */
const DECLARATION = 200;

/**
 * The text of a bank's file: by its byte order mark, by what its XML declaration says, else in UTF-8, or in
 * windows-1252 where it is no UTF-8. Throws a Problem for an encoding that nothing here reads.
 */
export function decodedText(content: Buffer): string {
  const label = markedEncoding(content) ?? declaredEncoding(content) ?? 'utf-8';
  const decoder = decoderOf(label);
  if (decoder.encoding !== 'utf-8') return decoder.decode(content);
  try {
    return decoder.decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** By a byte order mark, or by the two bytes of the first « < ». */
function markedEncoding([first, second, third]: Buffer): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : null;
}

function declaredEncoding(content: Buffer): string | null {
  const start = content.subarray(0, DECLARATION).toString('latin1');
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1] ?? null;
}

function decoderOf(label: string) {
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding === 'utf-8' ? new TextDecoder('utf-8', { fatal: true }) : decoder;
  } catch {
    throw statementErrors.unknownEncoding(label);
  }
}
