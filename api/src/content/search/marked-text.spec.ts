import { describe, expect, it } from 'vitest';
import { MARK, markedText, quotation } from './marked-text.js';

const found = (text: string) => MARK.start + text + MARK.end;

describe('a marked text', () => {
  it('is cut where what was asked begins and ends', () => {
    expect(markedText(`Une ${found('bibliothèque')} à Foumban`)).toEqual([
      { text: 'Une ', found: false },
      { text: 'bibliothèque', found: true },
      { text: ' à Foumban', found: false },
    ]);
  });

  it('may begin and end with what was found, twice in a row', () => {
    expect(markedText(found('lire') + found('ici'))).toEqual([
      { text: 'lire', found: true },
      { text: 'ici', found: true },
    ]);
  });

  it('keeps markup as the text that it is, and drops stray marks', () => {
    expect(markedText(`<b>gras</b>${MARK.start}`)).toEqual([{ text: '<b>gras</b>', found: false }]);
  });

  it('is nothing where there is nothing', () => {
    expect(markedText('')).toEqual([]);
  });
});

describe('a quotation', () => {
  it('says by an ellipsis where it was cut', () => {
    expect(quotation(`des ${found('livres')} pour`, '')).toBe(`… des ${found('livres')} pour …`);
    expect(quotation(`Des ${found('livres')}.`, '')).toBe(`Des ${found('livres')}.`);
  });

  it('is the summary where the text does not answer', () => {
    expect(quotation('Le début du', 'Un résumé entier.')).toBe('Un résumé entier.');
  });
});
