import { type DiscoverableDecorator, DiscoveryService } from '@nestjs/core';

export interface MarkedMethod<T, Run> {
  value: T;
  run: Run;
}

/** The methods of providers that `decorator` marks, in the order of their modules, bound, each with what it was given. */
export function markedMethods<T, Run extends (...args: never[]) => unknown>(
  discovery: DiscoveryService,
  decorator: DiscoverableDecorator<T>,
): MarkedMethod<T, Run>[] {
  // A provider under two tokens is one instance.
  const seen = new Set<unknown>();
  return discovery.getProviders().flatMap((wrapper) => {
    const { instance } = wrapper as { instance?: Record<string, unknown> | null };
    if (!instance || typeof instance !== 'object' || seen.has(instance)) return [];
    seen.add(instance);
    const read = (name: string) => discovery.getMetadataByDecorator(decorator, wrapper, name);
    return marksOf(instance, decorator, read).map(([name, value]) => ({
      value,
      run: (instance[name] as Run).bind(instance) as Run,
    }));
  });
}

/** The same where the decorator is given nothing. */
export function methodsMarked<Run extends (...args: never[]) => unknown>(
  discovery: DiscoveryService,
  decorator: DiscoverableDecorator<void>,
): Run[] {
  return markedMethods<void, Run>(discovery, decorator).map(({ run }) => run);
}

type Marks = [name: string, value: unknown][];

/** By class: what is marked in one is the same in each instance, and scores of decorators are looked for in hundreds of classes. */
const methodsOf = new WeakMap<object, string[]>();
const marksBy = new WeakMap<object, WeakMap<object, Marks>>();

function marksOf<T>(
  instance: object,
  decorator: DiscoverableDecorator<T>,
  read: (name: string) => T | undefined,
): [name: string, value: T][] {
  const prototype = Object.getPrototypeOf(instance) as object;
  const marks = kept(marksBy, decorator, () => new WeakMap<object, Marks>());
  return kept(marks, prototype, () =>
    methodNames(prototype).flatMap((name): Marks => {
      const value = read(name);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as [string, T][];
}

function methodNames(prototype: object): string[] {
  return kept(methodsOf, prototype, () =>
    Object.entries(Object.getOwnPropertyDescriptors(prototype))
      .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
      .map(([name]) => name),
  );
}

function kept<Value>(all: WeakMap<object, Value>, key: object, make: () => Value): Value {
  const value = all.get(key) ?? make();
  all.set(key, value);
  return value;
}
