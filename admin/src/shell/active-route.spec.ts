import { expect, it } from 'vitest';
import { activeEntry } from './active-route';

const active = (entry: string, address: string) => activeEntry([entry], address) === entry;

it('an entry is active on its own address, with or without a slash at the end', () => {
  expect(active('/campaigns', '/campaigns')).toBe(true);
  expect(active('/campaigns', '/campaigns/')).toBe(true);
});

it('and on everything below it', () => {
  expect(active('/campaigns', '/campaigns/lycee-de-foumban/edit')).toBe(true);
  expect(active('/campaigns', '/media')).toBe(false);
});

it('but the dashboard only on its own', () => {
  expect(active('/', '/')).toBe(true);
  expect(active('/', '/campaigns')).toBe(false);
});

it('where two match, the more precise one alone', () => {
  const entries = ['/users', '/users/donors'];
  expect(activeEntry(entries, '/users/donors/1')).toBe('/users/donors');
  expect(activeEntry(entries, '/users')).toBe('/users');
  expect(activeEntry(entries, '/media')).toBeUndefined();
});
