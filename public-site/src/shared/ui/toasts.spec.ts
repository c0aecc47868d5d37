import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of toasts.current()) toasts.close(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

it('lives 5 seconds, then leaves', () => {
  toasts.show({ type: 'success', title: 'Lien copié' });
  vi.advanceTimersByTime(4_999);
  expect(toasts.current()[0]).toMatchObject({ title: 'Lien copié', isLeaving: false });
  vi.advanceTimersByTime(1);
  expect(toasts.current()[0]?.isLeaving).toBe(true);
  vi.advanceTimersByTime(200);
  expect(toasts.current()).toHaveLength(0);
});

it('carries what may be done about it', () => {
  const handler = vi.fn();
  toasts.show({ type: 'error', title: 'Chiffres illisibles', action: { label: 'Réessayer', handler } });
  toasts.current()[0]?.action?.handler();
  expect(handler).toHaveBeenCalledOnce();
});

it('stays until it is closed when it tells an error', () => {
  toasts.show({ type: 'error', title: 'Copie impossible' });
  vi.advanceTimersByTime(60_000);
  expect(toasts.current()).toHaveLength(1);
});
