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
    return methodNames(instance).flatMap((name) => {
      const value: T | undefined = discovery.getMetadataByDecorator(decorator, wrapper, name);
      return value === undefined ? [] : [{ value, run: (instance[name] as Run).bind(instance) as Run }];
    });
  });
}

/** The same where the decorator is given nothing. */
export function methodsMarked<Run extends (...args: never[]) => unknown>(
  discovery: DiscoveryService,
  decorator: DiscoverableDecorator<void>,
): Run[] {
  return markedMethods<void, Run>(discovery, decorator).map(({ run }) => run);
}

function methodNames(instance: object): string[] {
  const prototype = Object.getPrototypeOf(instance) as object;
  return Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
    .map(([name]) => name);
}
