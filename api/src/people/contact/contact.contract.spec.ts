import { describe, expect, it } from 'vitest';
import { CONTACT_STATUSES, contactMayBecome, type ContactStatus } from './contact.contract.js';

const ALLOWED: [ContactStatus, ContactStatus][] = [
  ['new', 'in_progress'],
  ['new', 'answered'],
  ['new', 'archived'],
  ['new', 'spam'],
  ['in_progress', 'answered'],
  ['in_progress', 'archived'],
  ['in_progress', 'spam'],
  ['answered', 'in_progress'],
  ['answered', 'archived'],
  ['answered', 'spam'],
  ['archived', 'in_progress'],
  ['spam', 'new'],
];
const pairs = CONTACT_STATUSES.flatMap((from) => CONTACT_STATUSES.map((to) => [from, to] as const));

describe('a message', () => {
  it.each(pairs)('that is %s becomes %s only where the table says so', (from, to) => {
    expect(contactMayBecome(from, to)).toBe(ALLOWED.some(([one, other]) => one === from && other === to));
  });

  it('is never new again once someone has taken it in hand', () => {
    expect(ALLOWED.filter(([, to]) => to === 'new')).toEqual([['spam', 'new']]);
  });
});
