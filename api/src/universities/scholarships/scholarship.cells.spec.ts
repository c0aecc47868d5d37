import { describe, expect, it } from 'vitest';
import { cellOfLanguages, languagesOfCell } from './scholarship.cells.js';

describe('a cell with languages', () => {
  it.each([
    ['Français : B2 ; Anglais : C1', { Français: 'B2', Anglais: 'C1' }],
    ['Français:B2', { Français: 'B2' }],
    ['Français courant', 'Français courant'],
    ['À savoir : du français ; de l’anglais', 'À savoir : du français ; de l’anglais'],
  ])('%s is read', (cell, languages) => expect(languagesOfCell(cell)).toEqual(languages));

  it('reads back what it writes', () => {
    const languages = { Français: 'B2', Anglais: 'C1' };
    expect(languagesOfCell(cellOfLanguages(languages))).toEqual(languages);
    expect(cellOfLanguages('Français courant')).toBe('Français courant');
  });
});
