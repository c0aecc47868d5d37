import { describe, expect, it } from 'vitest';
import { freeName, isSame, paramsOf, paramsOfQuery, searchOf, type ShownList } from './view-params';

const LIST: ShownList = {
  filterValues: { status: ['pending'], q: 'dupont', source: '' },
  displayedFilters: { status: true, source: true, mode: false },
  sort: { field: 'created_at', order: 'DESC' },
  perPage: 50,
};

describe('what a view keeps of a list', () => {
  it('is its filters that are filled in, those it shows, its order, rows and columns', () => {
    expect(paramsOf({ ...LIST, hiddenColumns: ['amount'], columnRanks: [1, 0] })).toEqual({
      filter: { status: ['pending'], q: 'dupont' },
      displayed_filters: ['status', 'source'],
      sort: 'created_at',
      order: 'DESC',
      per_page: 50,
      hidden_columns: ['amount'],
      column_ranks: [1, 0],
    });
  });

  it('says nothing of columns that nobody chose', () => {
    expect(paramsOf(LIST)).toMatchObject({ hidden_columns: null, column_ranks: null });
  });

  it('is read back from the address that it makes', () => {
    const asked = new URLSearchParams(searchOf(paramsOf(LIST)));
    expect(JSON.parse(asked.get('filter')!)).toEqual({ status: ['pending'], q: 'dupont' });
    expect(JSON.parse(asked.get('displayedFilters')!)).toEqual({ status: true, source: true });
    expect(['sort', 'order', 'page', 'perPage'].map((name) => asked.get(name))).toEqual([
      'created_at',
      'DESC',
      '1',
      '50',
    ]);
  });
});

describe('two views', () => {
  const params = paramsOf(LIST);

  it('are the same in whatever order their filters were chosen, with or without empty ones', () => {
    const other = paramsOf({
      ...LIST,
      filterValues: { q: 'dupont', status: ['pending'] },
      displayedFilters: {},
    });
    expect(isSame(params, other)).toBe(true);
  });

  it.each([
    { filterValues: { status: ['pending'] } },
    { sort: { field: 'created_at', order: 'ASC' as const } },
    { perPage: 25 },
    { hiddenColumns: ['amount'] },
    { columnRanks: [1, 0] },
  ])('differ by %j', (over) => {
    expect(isSame(params, paramsOf({ ...LIST, ...over }))).toBe(false);
  });
});

describe('a search that the browser kept', () => {
  it('becomes a view of the same list, of a hundred rows a page at most', () => {
    const value = { filter: { q: 'école' }, sort: LIST.sort, perPage: 500 };
    expect(paramsOfQuery({ label: 'École', value })).toMatchObject({
      filter: { q: 'école' },
      displayed_filters: [],
      sort: 'created_at',
      per_page: 100,
    });
  });

  it('has a name that no other view has, of eighty letters at most', () => {
    expect(freeName(' Chèques ', [])).toBe('Chèques');
    expect(freeName('Chèques', ['CHÈQUES', 'chèques (2)'])).toBe('Chèques (3)');
    const long = 'x'.repeat(100);
    expect(freeName(long, ['x'.repeat(80)])).toBe(`${'x'.repeat(76)} (2)`);
  });
});
