import { expect, it } from 'vitest';
import { contentChanges, contentInput } from './content-input';

const BLANK = {
  slug: '',
  title: '',
  goal_amount: 0,
  goal_books: 0,
  featured: false,
  start_date: null,
  end_date: null,
  tag_ids: [],
};
const RECORD = {
  ...BLANK,
  id: 7,
  slug: 'lycee-de-foumban',
  title: 'Une bibliothèque pour Foumban',
  goal_amount: 13_000,
  current_amount: 8_320,
  start_date: '2026-11-30T23:00:00.000Z',
  tag_ids: [3, 5],
  version: 4,
};

it('a new record sends what staff may write, never what is derived', () => {
  const input = contentInput(RECORD, BLANK);
  expect(input).toMatchObject({ title: RECORD.title, goal_amount: 13_000, goal_books: 0, end_date: null });
  expect(input).not.toHaveProperty('current_amount');
  expect(input).not.toHaveProperty('id');
});

it('an address left empty is left to the server', () => {
  expect(contentInput({ ...RECORD, slug: '' }, BLANK)).not.toHaveProperty('slug');
  expect(contentInput({ ...RECORD, slug: null }, BLANK)).not.toHaveProperty('slug');
});

it('an edit sends only what changed, and the version it was changed from', () => {
  expect(contentChanges({ ...RECORD, title: 'Foumban lit' }, RECORD, BLANK)).toEqual({
    title: 'Foumban lit',
    version: 4,
  });
  expect(contentChanges({ ...RECORD, end_date: null, goal_books: undefined }, RECORD, BLANK)).toEqual({
    version: 4,
  });
});

it('a list is changed by what it holds, or by its order', () => {
  expect(contentChanges({ ...RECORD, tag_ids: [3, 5] }, RECORD, BLANK)).toEqual({ version: 4 });
  expect(contentChanges({ ...RECORD, tag_ids: [5, 3] }, RECORD, BLANK)).toEqual({
    tag_ids: [5, 3],
    version: 4,
  });
});

it('a field that was emptied is sent as empty', () => {
  expect(contentChanges({ ...RECORD, goal_amount: null, start_date: null }, RECORD, BLANK)).toEqual({
    goal_amount: 0,
    start_date: null,
    version: 4,
  });
});
