import { Transform } from 'class-transformer';
import { onOneLine, trimmed } from './writable-text.js';

/** Takes the spaces off both ends of a text before it is checked. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmed(value) : value));

/** Puts a title or a name on one line, without spaces at its ends, before it is checked. */
export const OneLine = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? onOneLine(value) : value));

/** Without a line's end or another control character. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
