import { describe, expect, it } from 'vitest';
import { mayAccess } from './access.contract.js';

const WRITTEN_BY_EDITORS = ['articles', 'categories', 'tags', 'campaigns', 'events', 'pages', 'metrics'];

describe.each(WRITTEN_BY_EDITORS)('%s', (resource) => {
  it('are written by editors, and read by readers who change nothing', () => {
    expect(mayAccess('editeur', resource, 'write')).toBe(true);
    expect(mayAccess('lecteur', resource, 'read')).toBe(true);
    expect(mayAccess('lecteur', resource, 'write')).toBe(false);
  });
});

it('people who write to the association are never shown to who only reads', () => {
  const correspondence = ['contact-messages', 'newsletter-subscribers'];
  for (const resource of [...correspondence, 'accompaniment-requests', 'ambassador-applications'])
    expect([mayAccess('lecteur', resource, 'read'), mayAccess('editeur', resource, 'write')]).toEqual([
      false,
      true,
    ]);
});

it('the team and the settings are written by administrators alone', () => {
  for (const resource of ['staff', 'settings'])
    expect([mayAccess('administrateur', resource, 'write'), mayAccess('editeur', resource, 'write')]).toEqual(
      [true, false],
    );
});

it('money is for administrators; who only reads has its sums, and editors nothing', () => {
  for (const resource of ['donations', 'users', 'recurring-gifts', 'receipts', 'reconciliation'])
    expect([mayAccess('lecteur', resource, 'read'), mayAccess('editeur', resource, 'read')]).toEqual([
      false,
      false,
    ]);
  expect([mayAccess('lecteur', 'giving', 'read'), mayAccess('editeur', 'giving', 'read')]).toEqual([
    true,
    false,
  ]);
});
