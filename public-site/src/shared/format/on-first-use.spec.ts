import { expect, it, vi } from 'vitest';
import { onFirstUse } from './on-first-use';

it('makes it when it is first asked for, and once', () => {
  const make = vi.fn(() => undefined);
  const made = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  made();
  made();
  expect(make).toHaveBeenCalledTimes(1);
});
