import { describe, expect, it } from 'vitest';
import { ATTEMPT_STATUSES } from './payment.contract.js';
import { attemptMayBecome, OPEN_ATTEMPTS } from './payment.rules.js';

describe('an attempt at paying', () => {
  it.each(ATTEMPT_STATUSES.filter((status) => status !== 'succeeded'))(
    'that is %s may still succeed',
    (status) => expect(attemptMayBecome(status, 'succeeded')).toBe(true),
  );

  it.each(ATTEMPT_STATUSES)('that has succeeded never becomes %s', (status) =>
    expect(attemptMayBecome('succeeded', status)).toBe(false),
  );

  it('is never prepared a second time', () =>
    expect(ATTEMPT_STATUSES.filter((status) => attemptMayBecome(status, 'created'))).toEqual([]));

  it('that is given up waits no more', () =>
    expect(OPEN_ATTEMPTS.filter((open) => attemptMayBecome('cancelled', open))).toEqual(['processing']));
});
