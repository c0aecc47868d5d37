import type { HttpClient } from '@livres/api/client';
import type { LocationMetric } from '@livres/api/contract';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { impactQueries } from './impact-queries';

/** The last answers this server had, by the name of the query. */
const lastGood = new Map<string, unknown>();

/** Fills `client` with the figures; where they cannot be read, with the last good ones, else the built-in ones. */
export async function loadImpact(client: QueryClient, api: HttpClient): Promise<{ isCurrent: boolean }> {
  const areCurrent = await Promise.all([
    loadPart(client, impactQueries.metrics(api)),
    loadPart(client, impactQueries.locations(api)),
    loadPart(client, impactQueries.years(api)),
  ]);
  return { isCurrent: areCurrent.every(Boolean) };
}

/** The places alone, as `loadImpact` finds them. */
export async function readLocations(
  client: QueryClient,
  api: HttpClient,
): Promise<{ locations: LocationMetric[]; isCurrent: boolean }> {
  const query = impactQueries.locations(api);
  const isCurrent = await loadPart(client, query);
  return { locations: client.getQueryData(query.queryKey) ?? [], isCurrent };
}

async function loadPart<T, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, Key>,
): Promise<boolean> {
  const name = String(query.queryKey[1]);
  try {
    lastGood.set(name, await client.fetchQuery({ ...query, retry: false }));
    return true;
  } catch {
    const known = lastGood.get(name) ?? (await import('./built-in-impact')).builtInImpact[name];
    client.setQueryData<unknown>(query.queryKey, known);
    return false;
  }
}
