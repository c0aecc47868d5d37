import { describe, expect, it } from 'vitest';
import { onOneLine, withoutControls, withoutControlsIn } from './writable-text.js';

describe('a text that is written', () => {
  it('loses the control characters that XML cannot write, and keeps its lines and tabs', () => {
    expect(withoutControls('Un\u0001e\tfin\u007f\nde \u0085ligne\ufffe')).toBe('Une\tfin\nde \nligne');
  });

  it('counts a line end once, whichever way it came', () => {
    expect(withoutControls('Un\r\ndeux\rtrois\nquatre')).toBe('Un\ndeux\ntrois\nquatre');
  });

  it('keeps letters of every language, and the spaces of French', () => {
    const text = 'Été à Ngaoundéré\u00a0: 8\u202f320\u00a0€ 👩🏽‍🏫';
    expect(withoutControls(text)).toBe(text);
  });

  it('stands on one line where it is a title, the line end of a slide being a space', () => {
    expect(onOneLine(' Des livres\vpour\r\n  tous\u0000 ')).toBe('Des livres pour tous');
  });

  it('has on a line no mark that turns what follows or that no search finds, and keeps what joins letters', () => {
    expect(onOneLine('\u202EDu\u00ADpont\u200B \u2066Marie\u2069\u200D')).toBe('Dupont Marie');
    const written = 'می\u200Cخواهم क्\u200Dष 👩🏽\u200D🏫';
    expect(onOneLine(written)).toBe(written);
    expect(onOneLine('\u200D\u200B ')).toBe('');
  });

  it('is put on one line in a time that grows with it', () => {
    const spaces = ' '.repeat(300_000);
    expect(onOneLine(`a${spaces}b`)).toBe(`a${spaces}b`);
  });

  it('is found however deep it lies in a body', () => {
    const body = { title: 'a\u0002b', parts: [{ text: 'c\vd' }], count: 3, none: null };
    expect(withoutControlsIn(body)).toEqual({ title: 'ab', parts: [{ text: 'c\nd' }], count: 3, none: null });
  });
});
