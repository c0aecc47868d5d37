import { describe, expect, it } from 'vitest';
import { cellOfLanguages, dayOfCell, languagesOfCell } from './scholarship.cells.js';

describe('a cell with a day', () => {
  it.each([
    ['01/03/2027', '2027-03-01'],
    ['1/3/2027', '2027-03-01'],
    ['1.3.2027', '2027-03-01'],
    ['2027-03-01', '2027-03-01'],
    ['demain', 'demain'],
  ])('%s is %s', (cell, day) => expect(dayOfCell(cell)).toBe(day));
});

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
