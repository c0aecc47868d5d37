import { describe, expect, it } from 'vitest';
import { countSet, quickFiltersOf, type QuickChoice } from './quick-filters';

type Name = 'type' | 'free' | 'city';
const CHOICES: QuickChoice<Name>[] = [
  { name: 'type', value: 'workshop', label: 'Ateliers' },
  { name: 'type', value: 'conference', label: 'Conférences' },
  { name: 'free', value: 'true', label: 'Gratuit', count: 3 },
];
const address = (asked: Record<string, string>) => `?${new URLSearchParams(asked).toString()}`;

describe('a quick filter', () => {
  it('adds its criterion to those that are set, from the first page', () => {
    const filters = quickFiltersOf(CHOICES, { city: 'Lyon', page: '3' }, address);
    expect(filters.map(({ to }) => to)).toEqual([
      '?city=Lyon&type=workshop',
      '?city=Lyon&type=conference',
      '?city=Lyon&free=true',
    ]);
    expect(filters.map(({ isOn }) => isOn)).toEqual([false, false, false]);
    expect(filters[2]).toMatchObject({ label: 'Gratuit', count: 3 });
  });

  it('is taken back by a second tap, and stands for another of its kind', () => {
    const [workshops, conferences] = quickFiltersOf(CHOICES, { type: 'workshop', city: 'Lyon' }, address);
    expect(workshops).toMatchObject({ isOn: true, to: '?city=Lyon' });
    expect(conferences).toMatchObject({ isOn: false, to: '?city=Lyon&type=conference' });
  });
});

describe('the folded criteria', () => {
  it('are counted where they are set, those of a quick filter left out', () => {
    const names = ['type', 'free', 'city'] as const;
    expect(countSet(names, { type: 'workshop', free: 'true', city: 'Lyon' }, CHOICES)).toBe(1);
    expect(countSet(names, { type: 'meeting', free: 'false' }, CHOICES)).toBe(2);
    expect(countSet(names, { page: '2' }, CHOICES)).toBe(0);
  });
});
