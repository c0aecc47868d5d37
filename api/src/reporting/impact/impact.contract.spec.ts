import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCATIONS, DEFAULT_METRICS, DEFAULT_YEARS } from './impact-defaults.contract.js';
import { goalPercentage, impactRegions, librariansTrained, yearsActive } from './impact.contract.js';
import type { LocationMetric } from './impact.dto.js';

describe('figures that are counted, not kept', () => {
  it('years of activity are those since 2009', () => {
    expect(yearsActive(new Date('2026-11-21T12:00:00Z'))).toBe(17);
  });

  it('librarians trained are never told to be fewer than 285', () => {
    expect(librariansTrained({ librarians_trained: 12 })).toBe(285);
    expect(librariansTrained({ librarians_trained: 300 })).toBe(300);
  });

  it('progress stops at 100 percent and is 0 without a goal', () => {
    expect([goalPercentage(125_000, 150_000), goalPercentage(9, 3), goalPercentage(5, 0)]).toEqual([
      83, 100, 0,
    ]);
  });
});

describe('regions', () => {
  const place: LocationMetric = {
    id: 1,
    name: 'Yaoundé',
    country: 'Cameroun',
    books_distributed: 10,
    beneficiaries_count: 10,
    libraries_count: 1,
    color: '#000000',
    is_active: true,
    order: 1,
    version: 1,
  };

  it('are countries, with the libraries of their places and the colour of the first', () => {
    const regions = impactRegions([
      { ...place, name: 'Dakar', country: 'Sénégal', libraries_count: 2, order: 3, color: '#00ff00' },
      { ...place, name: 'Douala', libraries_count: 4, order: 2, color: '#ff0000' },
      { ...place, name: 'Yaoundé', libraries_count: 5, order: 1, color: '#0000ff' },
    ]);
    expect(regions.map(({ name, libraries, color }) => [name, libraries, color])).toEqual([
      ['Cameroun', 9, '#0000ff'],
      ['Sénégal', 2, '#00ff00'],
    ]);
    expect(regions.map(({ places }) => places.map(({ name }) => name))).toEqual([
      ['Yaoundé', 'Douala'],
      ['Dakar'],
    ]);
  });

  it('leave out places that staff have put aside', () => {
    expect(impactRegions([{ ...place, is_active: false }])).toEqual([]);
  });
});

describe('the built-in figures', () => {
  it('agree with one another', () => {
    const sum = (field: 'books_distributed' | 'beneficiaries_count' | 'libraries_count') =>
      DEFAULT_LOCATIONS.reduce((total, location) => total + location[field], 0);
    const { books_distributed, beneficiaries_count, libraries_supported } = DEFAULT_METRICS.site_metrics;
    expect([sum('books_distributed'), sum('beneficiaries_count'), sum('libraries_count')]).toEqual([
      books_distributed,
      beneficiaries_count,
      libraries_supported,
    ]);
  });

  it('are 8 places in 5 countries and 4 milestones', () => {
    expect(DEFAULT_LOCATIONS).toHaveLength(8);
    expect(impactRegions(DEFAULT_LOCATIONS)).toHaveLength(5);
    expect(DEFAULT_YEARS.map(({ year }) => year)).toEqual([2010, 2015, 2020, 2024]);
  });
});
