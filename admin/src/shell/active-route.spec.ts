import { expect, it } from 'vitest';
import { activeEntry } from './active-route';

const active = (entry: string, address: string) => activeEntry([entry], address, '/admin') === entry;

it('an entry is active on its own address, with or without a slash at the end', () => {
  expect(active('/admin/campaigns', '/admin/campaigns')).toBe(true);
  expect(active('/admin/campaigns', '/admin/campaigns/')).toBe(true);
});

it('and on everything below it', () => {
  expect(active('/admin/campaigns', '/admin/campaigns/lycee-de-foumban/edit')).toBe(true);
  expect(active('/admin/campaigns', '/admin/media')).toBe(false);
});

it('but the dashboard only on its own', () => {
  expect(active('/admin', '/admin')).toBe(true);
  expect(active('/admin', '/admin/')).toBe(true);
  expect(active('/admin', '/admin/campaigns')).toBe(false);
});

it('where two match, the more precise one alone', () => {
  const entries = ['/admin/users', '/admin/users/donors'];
  expect(activeEntry(entries, '/admin/users/donors/1', '/admin')).toBe('/admin/users/donors');
  expect(activeEntry(entries, '/admin/users', '/admin')).toBe('/admin/users');
  expect(activeEntry(entries, '/admin/media', '/admin')).toBeUndefined();
});
