import { describe, expect, it } from 'vitest';
import { caretAfter, clockOf, formattedCode, isWholeCode } from './code-format';

describe('a validation code', () => {
  it.each([
    ['1', '1'],
    ['1234', '1234'],
    ['12345', '1234-5'],
    ['12345678', '1234-5678'],
    ['1234-56789', '1234-5678'],
    ['Code : 1234 5678.', '1234-5678'],
    ['abcd', ''],
  ])('%s is written %s', (typed, written) => expect(formattedCode(typed)).toBe(written));

  it('is whole with its 8 digits', () => {
    expect(isWholeCode('1234-5678')).toBe(true);
    expect(isWholeCode('1234-567')).toBe(false);
  });

  it('keeps the caret after the digit that was typed', () => {
    expect(caretAfter('12345', 5)).toBe(6);
    expect(caretAfter('9234-567', 1)).toBe(1);
  });
});

it('what is left is minutes and seconds', () => {
  expect([1800, 299.9, 0, -5].map(clockOf)).toEqual(['30:00', '04:59', '00:00', '00:00']);
});
