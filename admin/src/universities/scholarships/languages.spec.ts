import { describe, expect, it } from 'vitest';
import { fromLines, languagesText, linesOf, linesOfText } from './languages';

describe('languages', () => {
  const levels = { Français: 'B2', Anglais: 'C1' };

  it('are lines, and lines are languages', () => {
    expect(fromLines(linesOf(levels))).toEqual(levels);
    expect(linesOf('Le français suffit.')).toEqual([]);
    expect(linesOf(null)).toEqual([]);
  });

  it('a line without a language is no line yet', () =>
    expect(
      fromLines([
        { language: ' ', level: 'B2' },
        { language: ' Turc ', level: ' A1 ' },
      ]),
    ).toEqual({ Turc: 'A1' }));

  it('are read as a sentence, and back', () => {
    expect(languagesText(levels)).toBe('Français\u00a0: B2\u00a0; Anglais\u00a0: C1');
    expect(fromLines(linesOfText(languagesText(levels)))).toEqual(levels);
    expect(languagesText('Le français suffit.')).toBe('Le français suffit.');
  });

  it('a sentence that is no list stays one', () => {
    expect(linesOfText('Le français suffit.')).toEqual([]);
    expect(linesOfText('')).toEqual([]);
  });
});
