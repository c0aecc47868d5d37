import { afterAll, beforeAll } from 'vitest';

interface Closed {
  close?(): unknown;
  drop?(): unknown;
}

/** Stands for what `start` makes before the tests around it, and closes it after them. */
export function running<T extends object>(start: () => Promise<T> | T): T {
  let started: (T & Closed) | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => {
    await (started?.close ?? started?.drop)?.();
  });
  const it = (key: PropertyKey): T => {
    if (!started) throw new Error(`« ${String(key)} » is there once the tests begin`);
    return started;
  };
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(it(key), key),
    set: (_, key, value) => Reflect.set(it(key), key, value),
    has: (_, key) => Reflect.has(it(key), key),
  });
}
