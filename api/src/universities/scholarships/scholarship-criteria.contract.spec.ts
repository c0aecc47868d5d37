import { describe, expect, it } from 'vitest';
import {
  scholarshipCriteria,
  scholarshipFiltersIn,
  scholarshipQuery,
} from './scholarship-criteria.contract.js';

const WRITTEN = {
  search: 'agronomie',
  country: 'Canada',
  level: 'master',
  field_of_study: 'Sciences',
  min_amount: '5000',
  max_amount: '12000.5',
  coverage_type: 'complete',
  deadline_from: '2027-01-01',
  deadline_to: '2027-03-03',
  is_featured: 'true',
} as const;

describe('the filters that an address writes', () => {
  it('are read, and written back the same', () => {
    const filters = scholarshipFiltersIn(WRITTEN);
    expect(filters).toEqual({ ...WRITTEN, min_amount: 5000, max_amount: 12000.5, is_featured: true });
    expect(scholarshipQuery(filters)).toEqual(WRITTEN);
  });

  it.each([
    [{ search: '  ' }],
    [{ level: 'bac' }],
    [{ coverage_type: 'tout' }],
    [{ min_amount: '-1' }],
    [{ min_amount: 'beaucoup' }],
    [{ min_amount: '' }],
    [{ max_amount: '10000001' }],
    [{ deadline_from: '2027-02-30' }],
    [{ deadline_to: '03/03/2027' }],
    [{ is_featured: 'false' }],
    [{ page: '2', utm_source: 'lettre' }],
  ])('leave out what cannot be one: %j', (asked) => {
    expect(scholarshipFiltersIn(asked)).toEqual({});
  });

  it('take an amount with a comma, and no more of a text than one may search for', () => {
    expect(scholarshipFiltersIn({ min_amount: '12,5', search: 'a'.repeat(300) })).toEqual({
      min_amount: 12.5,
      search: 'a'.repeat(200),
    });
  });
});

describe('what they ask for, in words', () => {
  it('is said of each', () => {
    const words = scholarshipCriteria(scholarshipFiltersIn(WRITTEN)).map((text) =>
      text.replaceAll(/\s/g, ' '),
    );
    expect(words).toEqual([
      '« agronomie »',
      'Niveau : Master',
      'Pays : Canada',
      'Domaine : Sciences',
      'Prise en charge : Complète',
      'À partir de 5 000 €',
      'Jusqu’à 12 000,50 €',
      'Date limite à partir du 1er janvier 2027',
      'Date limite jusqu’au 3 mars 2027',
      'À la une',
    ]);
  });

  it('is nothing where nothing is asked', () => {
    expect(scholarshipCriteria({})).toEqual([]);
  });
});
