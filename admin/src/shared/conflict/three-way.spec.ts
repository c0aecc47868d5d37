import { describe, expect, it } from 'vitest';
import { threeWayMerge } from './three-way';

const base = { title: 'Kribi', excerpt: null, category_ids: [1, 2], place: { city: 'Lyon', code: '69001' } };
const merged = (mine: object, theirs: object, changed: string[] = Object.keys(theirs)) =>
  threeWayMerge(base, mine as Record<string, unknown>, { ...base, ...theirs }, changed);

describe('what one alone changed', () => {
  it('is merged: mine is written, theirs stays', () => {
    expect(merged({ title: 'Buea' }, { excerpt: 'Un conte' })).toEqual({
      write: { title: 'Buea' },
      mine: ['title'],
      theirs: ['excerpt'],
      clashes: [],
    });
  });

  it('is theirs where my form sends what it did not change', () => {
    expect(merged({ title: 'Kribi', excerpt: '' }, { title: 'Buea' })).toEqual({
      write: {},
      mine: [],
      theirs: ['title'],
      clashes: [],
    });
  });
});

describe('what both changed', () => {
  it('to the same is no conflict', () => {
    expect(merged({ title: 'Buea' }, { title: 'Buea' })).toMatchObject({ write: {}, clashes: [] });
  });

  it('in two ways is to be chosen', () => {
    const { write, theirs, clashes } = merged({ title: 'Buea' }, { title: 'Limbé' });
    expect(clashes).toEqual([{ field: 'title', mine: 'Buea', theirs: 'Limbé' }]);
    expect([write, theirs]).toEqual([{}, []]);
  });

  it('emptied by one and written by the other is to be chosen', () => {
    expect(merged({ title: '' }, { title: 'Limbé' }).clashes).toHaveLength(1);
    expect(merged({ title: 'Buea' }, { title: null }).clashes).toHaveLength(1);
  });
});

describe('null, an empty text and an empty list', () => {
  it('say the same: nothing', () => {
    expect(merged({ excerpt: '' }, { excerpt: 'Un conte' })).toMatchObject({ write: {}, clashes: [] });
    expect(merged({ excerpt: 'Un conte' }, { excerpt: '' })).toMatchObject({
      write: { excerpt: 'Un conte' },
      clashes: [],
    });
    expect(merged({ category_ids: [] }, { category_ids: null })).toMatchObject({ write: {}, clashes: [] });
  });

  it('are not zero, nor no', () => {
    expect(
      threeWayMerge({ count: null, on: null }, { count: 0, on: false }, { count: null }, []),
    ).toMatchObject({
      write: { count: 0, on: false },
    });
  });
});

describe('lists', () => {
  it('keep what each added, and lose what each removed', () => {
    expect(merged({ category_ids: [1, 2, 3] }, { category_ids: [2, 4] }).write).toEqual({
      category_ids: [2, 4, 3],
    });
  });

  it('that one put in another order are to be chosen', () => {
    expect(merged({ category_ids: [2, 1] }, { category_ids: [1, 2, 3] }).clashes).toHaveLength(1);
  });

  it('of what is no number or word are to be chosen', () => {
    const lists = threeWayMerge({ faq: [{ q: 'a' }] }, { faq: [{ q: 'b' }] }, { faq: [{ q: 'c' }] }, ['faq']);
    expect(lists.clashes).toHaveLength(1);
  });
});

describe('groups of fields', () => {
  it('are merged field by field', () => {
    const { write, clashes } = merged(
      { place: { city: 'Bron', code: '69001' } },
      { place: { city: 'Lyon', code: '69002' } },
    );
    expect(write).toEqual({ place: { city: 'Bron', code: '69002' } });
    expect(clashes).toEqual([]);
  });

  it('are to be chosen whole where a field clashes', () => {
    const { clashes } = merged({ place: { city: 'Bron' } }, { place: { city: 'Dijon', code: '21000' } });
    expect(clashes.map(({ field }) => field)).toEqual(['place']);
  });

  it('are the same whatever the order of their fields', () => {
    expect(merged({ place: { code: '69001', city: 'Lyon' } }, { title: 'Buea' }).write).toEqual({});
  });
});
