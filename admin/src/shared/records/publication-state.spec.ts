import { expect, it } from 'vitest';
import { movesOf, publicationCode } from './publication-state';

const DRAFT = {
  archived_at: null,
  deleted_at: null,
  is_live: false,
  publish_at: null,
  has_pending_changes: false,
};
const AT = '2027-03-01T08:00:00.000Z';

it.each([
  ['draft', {}],
  ['scheduled', { publish_at: AT }],
  ['live', { is_live: true }],
  ['live_pending', { is_live: true, has_pending_changes: true }],
  ['live_scheduled', { is_live: true, has_pending_changes: true, publish_at: AT }],
  ['archived', { archived_at: AT, is_live: true }],
  ['bin', { deleted_at: AT, archived_at: AT, publish_at: AT }],
] as const)('says « %s »', (code, own) => {
  expect(publicationCode({ ...DRAFT, ...own })).toBe(code);
});

it('offers only what can be done from there', () => {
  expect(movesOf(DRAFT)).toEqual(['publish', 'schedule']);
  expect(movesOf({ ...DRAFT, publish_at: AT })).toContain('unschedule');
  expect(movesOf({ ...DRAFT, is_live: true })).toEqual(['withdraw']);
  expect(movesOf({ ...DRAFT, is_live: true, has_pending_changes: true })).toContain('discard');
  expect(movesOf({ ...DRAFT, deleted_at: AT })).toEqual([]);
});
