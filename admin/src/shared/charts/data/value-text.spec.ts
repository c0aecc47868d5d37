import { describe, expect, it } from 'vitest';
import type { ColumnKind } from './chart-data';
import { axisText, shortText, tableText, valueText } from './value-text';

const full = (value: string | number | null, kind: ColumnKind) => valueText(value, { kind });
const short = (value: string | number | null, kind: ColumnKind) => shortText(value, { kind });

describe('a figure', () => {
  it('is written as in French, with the minus that is printed', () => {
    expect(full(1250, 'euros')).toBe('1\u202f250\u00a0€');
    expect(full(-1250.5, 'euros')).toBe('−1\u202f250,50\u00a0€');
    expect(full(3.44, 'percent')).toBe('3,4\u00a0%');
    expect(full(17_472, 'count')).toBe('17\u202f472');
  });

  it('that is not known is a dash, never zero', () => {
    expect([full(null, 'euros'), short(null, 'count')]).toEqual(['–', '–']);
    expect(full(0, 'euros')).toBe('0\u00a0€');
  });

  it('is shortened from ten thousand', () => {
    expect(short(9999, 'euros')).toBe('9\u202f999\u00a0€');
    expect(short(16_400, 'euros')).toBe('16,4\u00a0k€');
    expect(short(4_000_000_000, 'count')).toBe('4\u00a0Md');
  });

  it('has the unit of the other ticks of its axis', () => {
    expect(axisText(5000, { kind: 'euros' }, [0, 5000, 10_000])).toBe('5\u00a0k€');
    expect(axisText(5000, { kind: 'euros' }, [0, 5000])).toBe('5\u202f000\u00a0€');
    expect(axisText(0, { kind: 'euros' }, [0, 10_000])).toBe('0\u00a0€');
  });
});

it('a step of time is written in full, or as short as its kind allows', () => {
  expect([full('2026-12-01', 'day'), short('2026-12-01', 'day')]).toEqual([
    'mardi 1er décembre 2026',
    '1er déc.',
  ]);
  expect([full('2026-11-30', 'week'), short('2026-11-30', 'week')]).toEqual([
    'semaine du 30 nov. 2026',
    '30 nov.',
  ]);
  expect([full('2026-12-01', 'month'), short('2026-12-01', 'month')]).toEqual(['décembre 2026', 'déc.']);
  expect([full('2026-10-01', 'quarter'), short('2026-01-01', 'quarter')]).toEqual([
    '4e trimestre 2026',
    'T1',
  ]);
  expect([full('2026-01-01', 'year'), short('2026-01-01', 'year')]).toEqual(['2026', '2026']);
  expect(full('2026-12-01T09', 'hour')).toBe('mardi 1er décembre, 9\u00a0h');
  expect([full('2026-10-25T02+01', 'hour'), short('2026-10-25T02+01', 'hour')]).toEqual([
    'dimanche 25 octobre, 2\u00a0h (hiver)',
    '2\u00a0h (hiver)',
  ]);
  expect(tableText('2026-12-01', { kind: 'day' })).toBe('1er déc. 2026');
});
