import type { DiscoverableDecorator, DiscoveryService } from '@nestjs/core';

export interface MarkedProvider<T, Provider> {
  value: T;
  provider: Provider;
}

/** The providers that `decorator` marks, in the order of their modules, each with what it was given. */
export function markedProviders<T, Provider>(
  discovery: DiscoveryService,
  decorator: DiscoverableDecorator<T>,
): MarkedProvider<T, Provider>[] {
  // Nest gives those that are marked in the order in which it made them.
  const marked = new Set(discovery.getProviders({ metadataKey: decorator.KEY }));
  return discovery
    .getProviders()
    .filter((wrapper) => marked.has(wrapper))
    .map((wrapper) => ({
      value: discovery.getMetadataByDecorator(decorator, wrapper)!,
      provider: wrapper.instance as Provider,
    }));
}

/** What `decorator` was given where it marks providers, in the order of their modules. */
export function markedValues<T>(discovery: DiscoveryService, decorator: DiscoverableDecorator<T>): T[] {
  return markedProviders<T, unknown>(discovery, decorator).map(({ value }) => value);
}

/** By its name; the api does not start where two have the same. */
export function byName<T>(found: readonly T[], nameOf: (one: T) => string): Map<string, T> {
  const named = new Map(found.map((one) => [nameOf(one), one]));
  if (named.size < found.length)
    throw new Error(`Two providers are marked for one of « ${found.map(nameOf).join(', ')} »`);
  return named;
}

/** The only one; the api does not start where none is marked, or two. */
export function onlyOne<T>(found: readonly T[], what: string): T {
  if (found.length !== 1) throw new Error(`${found.length} providers are marked for ${what}, not one`);
  return found[0]!;
}
