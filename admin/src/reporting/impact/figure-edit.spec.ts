import type { FigureRecord } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { decide, isUnsaved } from './figure-edit';

const books: FigureRecord = {
  id: 1,
  name: 'books_distributed',
  label: 'Livres distribués',
  unit: 'count',
  value: 125_000,
  origin: 'entered',
  goal_of: null,
  entered_value: 125_000,
  entered_at: null,
  entered_by: null,
  calculated_at: null,
  is_calculable: true,
  sources: [],
  explanation: '',
  updated_at: null,
  updated_by: null,
  version: 1,
};

describe('leaving a figure', () => {
  it('saves what was typed', () => {
    expect(decide('126 400', books)).toEqual({ kind: 'save', value: 126_400 });
  });

  it('does nothing where it says the same, however it is written', () => {
    expect(decide(' 125 000', books)).toEqual({ kind: 'same' });
  });

  it('tells what is wrong with what is no figure, none, or too much of one', () => {
    expect(decide('cent mille', books)).toMatchObject({
      kind: 'fault',
      message: expect.stringMatching(/nombre entier/),
    });
    expect(decide('', books)).toMatchObject({ kind: 'fault', message: expect.stringMatching(/Indiquez/) });
    expect(decide('10 000 000 000', books)).toMatchObject({
      kind: 'fault',
      message: expect.stringMatching(/1.000.000.000/),
    });
  });

  it('never goes under the librarians who had been trained at the start', () => {
    const librarians: FigureRecord = { ...books, name: 'librarians_trained', value: 300 };
    expect(decide('284', librarians)).toMatchObject({ kind: 'fault', message: expect.stringMatching(/285/) });
    expect(decide('285', librarians)).toEqual({ kind: 'save', value: 285 });
  });
});

describe('leaving the screen', () => {
  it('asks first where a figure is typed and not saved, a faulty one too', () => {
    const typing = (typed: string) => ({ books_distributed: { step: 'typing', typed, version: 1 } }) as const;
    expect(isUnsaved(typing('126000'), [books])).toBe(true);
    expect(isUnsaved(typing('beaucoup'), [books])).toBe(true);
    expect(isUnsaved(typing('125000'), [books])).toBe(false);
    expect(isUnsaved({}, [books])).toBe(false);
  });
});
