import { tableErrors } from './table.errors.js';

/** Enough for an XML declaration, which comes first. */
const DECLARATION = 200;

/**
 * The text of a file without its byte order mark: by that mark, by what its XML declaration says, else in UTF-8, or in
 * what Windows or an old Mac wrote where it is no UTF-8. Throws a Problem for an encoding that nothing here reads.
 */
export function decodedText(content: Buffer): string {
  const label = markedEncoding(content) ?? declaredEncoding(content) ?? 'utf-8';
  const decoder = decoderOf(label);
  if (decoder.encoding !== 'utf-8') return withoutMark(decoder.decode(content));
  try {
    return withoutMark(decoder.decode(content));
  } catch {
    return new TextDecoder(olderEncoding(content)).decode(content);
  }
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\u0000', '');

/** By a byte order mark, or by the zeros beside the first letters, which are of the Latin alphabet. */
function markedEncoding(content: Buffer): string | null {
  const [first, second, third, fourth] = content;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null;
}

function declaredEncoding(content: Buffer): string | null {
  const start = content.subarray(0, DECLARATION).toString('latin1');
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1] ?? null;
}

/** « É à ç é è ê » of old Macs are signs that French never writes in windows-1252. */
function olderEncoding(content: Buffer): 'macintosh' | 'windows-1252' {
  let mac = 0;
  let windows = 0;
  for (const byte of content) {
    if (byte >= 0xe0 && byte <= 0xfc) windows += 1;
    else if (byte === 0x83 || byte === 0x88 || (byte >= 0x8d && byte <= 0x90)) mac += 1;
  }
  return mac > windows ? 'macintosh' : 'windows-1252';
}

function decoderOf(label: string) {
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding === 'utf-8' ? new TextDecoder('utf-8', { fatal: true }) : decoder;
  } catch {
    throw tableErrors.unknownEncoding(label);
  }
}
